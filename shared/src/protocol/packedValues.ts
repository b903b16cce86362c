import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';
import { type ByteWriter, createByteWriter } from './byteWriter.ts';
import { chainTimeOfMs, msOfChainTime } from './chainTime.ts';
import { parseObjectId } from './objectId.ts';
import { parsePublicKey } from './publicKeys.ts';

/** Writes the bytes of one JSON value. @throws AppError transaction.malformed for a value of another type */
export type Pack = (value: unknown, out: ByteWriter) => void;

/** The bytes of a value. @throws AppError transaction.malformed, key.malformed_public, object_id.malformed */
export function packed(pack: Pack, value: unknown): Uint8Array {
  const out = createByteWriter();
  pack(value, out);
  return out.written();
}

/** The error for a value of another type. */
export function malformed(type: string, value: unknown): AppError {
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value;
  return new AppError('transaction.malformed', { detail: `not of type ${type}: ${shown.slice(0, 80)}` });
}

const digits = /^(?:0|-?[1-9]\d{0,19})$/u;

/** A whole number from JSON, exact: above 2^53 only a decimal text is. */
function exactInteger(type: string, value: unknown): bigint {
  if (
    typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && digits.test(value)
  )
    return BigInt(value as number | string);
  throw malformed(type, value);
}

function integerType(name: string, size: number, range: { min: bigint; max: bigint }): Pack {
  return (value, out) => {
    const number = exactInteger(name, value);
    if (number < range.min || number > range.max) throw malformed(name, value);
    out.integer(number, size);
  };
}

const unsigned = (bits: number): Pack =>
  integerType(`uint${bits}`, bits / 8, { min: 0n, max: (1n << BigInt(bits)) - 1n });

export const uint8 = unsigned(8);
export const uint16 = unsigned(16);
export const uint32 = unsigned(32);
export const uint64 = unsigned(64);
export const int64 = integerType('int64', 8, { min: -(1n << 63n), max: (1n << 63n) - 1n });

/** A number of variable length. */
export const varint: Pack = (value, out) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw malformed('varint', value);
  out.varint(value);
};

export const bool: Pack = (value, out) => {
  if (typeof value !== 'boolean') throw malformed('bool', value);
  out.integer(value ? 1n : 0n, 1);
};

/** A text: its length in UTF-8 bytes, then the bytes. */
export const text: Pack = (value, out) => {
  if (typeof value !== 'string') throw malformed('string', value);
  const bytes = utf8ToBytes(value);
  out.varint(bytes.length);
  out.bytes(bytes);
};

/** Bytes, hex in JSON: their count, then the bytes. */
export const hexBytes: Pack = (value, out) => {
  if (typeof value !== 'string' || !/^(?:[0-9a-f]{2})*$/iu.test(value)) throw malformed('bytes', value);
  out.varint(value.length / 2);
  out.bytes(hexToBytes(value));
};

/** A fixed number of bytes, hex in JSON, without a count. */
export const fixedBytes =
  (size: number): Pack =>
  (value, out) => {
    if (typeof value !== 'string' || !/^(?:[0-9a-f]{2})*$/iu.test(value) || value.length !== 2 * size)
      throw malformed(`${size} bytes`, value);
    out.bytes(hexToBytes(value));
  };

/** Seconds since 1970; an impossible date is refused, not carried over. */
export const time: Pack = (value, out) => {
  const ms = typeof value === 'string' ? msOfChainTime(value) : Number.NaN;
  if (!Number.isFinite(ms) || chainTimeOfMs(ms) !== value) throw malformed('time_point_sec', value);
  uint32(ms / 1_000, out);
};

export const publicKey: Pack = (value, out) => out.bytes(publicKeyBytes(value));

/** The bytes of a key's text, which also order keys. @throws AppError key.malformed_public, transaction.malformed */
export function publicKeyBytes(value: unknown): Uint8Array {
  if (typeof value !== 'string') throw malformed('public_key', value);
  return parsePublicKey(value);
}

/** Far above any id of the chain, and packed alike by all implementations. */
const MAX_INSTANCE = 0x7fff_ffffn;

/** An id's last number, of a kind such as `1.2`. @throws AppError object_id.malformed, transaction.malformed */
export function instanceOf(kind: string, value: unknown): number {
  if (typeof value !== 'string') throw malformed(`id ${kind}`, value);
  const { space, type, instance } = parseObjectId(value);
  if (`${space}.${type}` !== kind || instance > MAX_INSTANCE) throw malformed(`id ${kind}`, value);
  return Number(instance);
}

/** An object's id; only the last number is packed, since the operation fixes the kind. */
export const objectId =
  (kind: string): Pack =>
  (value, out) =>
    out.varint(instanceOf(kind, value));

/** A vote `type:instance` as the 32 bits that also order votes on the chain. */
export function voteBits(value: unknown): bigint {
  const [, type, instance] = /^(\d{1,3}):(\d{1,8})$/u.exec(typeof value === 'string' ? value : '') ?? [];
  const isVote = Number(type) <= 0xff && Number(instance) <= 0xff_ffff;
  if (type === undefined || instance === undefined || !isVote) throw malformed('vote_id', value);
  return (BigInt(instance) << 8n) | BigInt(type);
}

export const voteId: Pack = (value, out) => out.integer(voteBits(value), 4);
