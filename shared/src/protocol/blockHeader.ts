import { sha224, sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { AppError } from '../errors/appError.ts';
import { chainTimeOfMs, msOfChainTime } from './chainTime.ts';
import { parseObjectId } from './objectId.ts';
import { chainTime, hexOf, objectIdOf } from './objects.ts';

const members = {
  previous: hexOf(40),
  timestamp: chainTime,
  witness: objectIdOf('1.6'),
  transaction_merkle_root: hexOf(40),
  // The packing of extensions is not defined yet.
  extensions: v.pipe(v.array(v.never()), v.length(0)),
  witness_signature: hexOf(130),
};

/** The signed header of a block in a node's form, or of a whole block, whose transactions are dropped. */
export const signedHeaderSchema = v.object(members);
/** The same without any other member. */
export const exactHeaderSchema = v.strictObject(members);

export type SignedHeader = v.InferOutput<typeof signedHeaderSchema>;

/** The bytes that a witness signs: the header without its signature (chain.md §12). @throws AppError proof.malformed */
export function headerBytes(header: Omit<SignedHeader, 'witness_signature'>): Uint8Array {
  return concatBytes(
    hexToBytes(header.previous),
    secondsOf(header.timestamp),
    varint(parseObjectId(header.witness).instance),
    hexToBytes(header.transaction_merkle_root),
    // No extensions.
    Uint8Array.of(0),
  );
}

/** sha256 of the header's bytes, 32 bytes. @throws AppError proof.malformed */
export function headerDigest(header: Omit<SignedHeader, 'witness_signature'>): Uint8Array {
  return sha256(headerBytes(header));
}

/** The number of the header's block: one more than the previous block's. */
export function blockNumberOf({ previous }: Pick<SignedHeader, 'previous'>): number {
  return numberOfBlockId(previous) + 1;
}

/** The number that begins a block id of 40 hex characters. */
export function numberOfBlockId(id: string): number {
  return Number.parseInt(id.slice(0, 8), 16);
}

/** The id of the header's block, 40 hex characters; the next header's `previous`. @throws AppError proof.malformed */
export function blockIdOf(header: SignedHeader): string {
  const signed = concatBytes(headerBytes(header), hexToBytes(header.witness_signature));
  const number = blockNumberOf(header).toString(16).padStart(8, '0');
  return number + bytesToHex(sha224(signed).subarray(4, 20));
}

function secondsOf(time: string): Uint8Array {
  const ms = msOfChainTime(time);
  // February 31 would have the bytes of another day.
  if (Number.isNaN(ms) || ms < 0 || chainTimeOfMs(ms) !== time)
    throw new AppError('proof.malformed', { detail: `not a time: ${time}` });
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, ms / 1000, true);
  return bytes;
}

function varint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Uint8Array.from([...bytes, Number(rest)]);
}
