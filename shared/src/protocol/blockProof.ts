import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { AppError } from '../errors/appError.ts';
import { blockCodec } from './blockCodec.ts';
import { blockIdOf, blockNumberOf, exactHeaderSchema } from './blockHeader.ts';
import { requireLinked } from './linkedHeaders.ts';
import { merkleLeaf, merkleRoot } from './merkleRoot.ts';
import { nodePlaceOf } from './nodeAddress.ts';
import { chainTime, hexOf, smallInt } from './objects.ts';
import { transactionId } from './transaction.ts';
import { countSigned, type SignedCount, type WitnessSet, witnessSetSchema } from './witnessSet.ts';
import { requireWitnessSignature } from './witnessSignature.ts';

/** ws:// or wss://, a host without user info, a port, a path: visible letters without lookalikes. */
const NODE_ADDRESS =
  /^(?:wss?|WSS?):\/\/(?:\[[\dA-Fa-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)(?::\d{1,5})?(?:[/?#][!-~]*)?$/u;

/** Only a node's address: people would read any other text as the name of somebody who vouches for the keys. */
const nodeAddress = v.pipe(v.string(), v.maxLength(200), v.regex(NODE_ADDRESS, 'not the address of a node'));

/** The source of the witnesses and their keys: two nodes that agreed. */
const sourceSchema = v.strictObject({
  nodes: v.pipe(
    v.array(nodeAddress),
    v.minLength(1),
    v.maxLength(20),
    v.check((nodes) => new Set(nodes.map(nodePlaceOf)).size === nodes.length, 'a node twice'),
  ),
  headBlock: smallInt,
});

const members = {
  kind: v.literal('block-proof'),
  version: v.literal(1),
  /** The transaction with its signatures, in the chain's packing. */
  transaction: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/u, 'not hex')),
  /** The same in a node's JSON, for people; it must pack to those bytes. */
  readable: v.strictObject({
    ref_block_num: smallInt,
    ref_block_prefix: smallInt,
    expiration: chainTime,
    operations: v.array(v.strictTuple([smallInt, v.unknown()])),
    extensions: v.array(v.unknown()),
    signatures: v.array(v.string()),
  }),
  /** The leaf of every transaction of the block, in their order. */
  leaves: v.array(hexOf(64)),
  /** The block's header, then the linked ones on top of it. */
  headers: v.pipe(v.array(exactHeaderSchema), v.minLength(1)),
  witnesses: witnessSetSchema,
  source: sourceSchema,
};
const contentSchema = v.strictObject(members);
const proofSchema = v.strictObject({ ...members, digest: hexOf(64) });

/** Proves that a block contains a transaction, to a reader who knows the witnesses' keys, without a node. */
export type BlockProof = v.InferOutput<typeof proofSchema>;
export type BlockProofContent = v.InferOutput<typeof contentSchema>;

/** The result of a proof. */
export interface Proven extends SignedCount {
  readonly blockNumber: number;
  readonly blockId: string;
  /** Chain time of the block. */
  readonly time: string;
  /** The transaction's place in the block, from 0. */
  readonly index: number;
  /** The transaction with its signatures, as packed. */
  readonly packed: Uint8Array;
  /** Its id, 40 hex digits. */
  readonly transactionId: string;
}

/** A proof with its digest, which detects a damaged file; a forger can compute it too, so no trust rests on it. */
export function sealProof(content: BlockProofContent): BlockProof {
  return { ...content, digest: digestOf(content) };
}

/**
 * Verifies a proof in parsed JSON. With `trusted` the proof must rest on exactly these witnesses; without, its own list
 * of witnesses is believed. Every header in it must be linked and signed, also beyond the needed ones.
 * @throws AppError proof.malformed, proof.unlinked, proof.wrong_signature, proof.wrong_root, proof.other_witnesses,
 * signature.malformed
 */
export function verifyProof(proof: unknown, trusted?: WitnessSet): Proven {
  const { digest, ...content } = parseProof(proof);
  if (digest !== digestOf(content)) throw new AppError('proof.malformed', { detail: 'the file is damaged' });
  const { witnesses, headers, leaves } = content;
  if (trusted !== undefined && JSON.stringify(ordered(trusted)) !== JSON.stringify(ordered(witnesses)))
    throw new AppError('proof.other_witnesses');
  const [first] = headers;
  if (first === undefined) throw new AppError('proof.malformed', { detail: 'no header' });
  requireLinked(headers);
  const packed = hexToBytes(content.transaction);
  const index = leaves.indexOf(bytesToHex(merkleLeaf(packed)));
  const blockNumber = blockNumberOf(first);
  if (index < 0 || merkleRoot(leaves.map(hexToBytes)) !== first.transaction_merkle_root)
    throw new AppError('proof.wrong_root', { block: blockNumber });
  requireSame(content.readable, content.transaction);
  // Last, since it takes some 2 ms a header.
  for (const header of headers) requireWitnessSignature(header, witnesses);
  return {
    blockNumber,
    blockId: blockIdOf(first),
    time: first.timestamp,
    index,
    packed,
    transactionId: transactionId(blockCodec.transaction(content.readable)),
    ...countSigned(
      headers.map(({ witness }) => witness),
      witnesses,
    ),
  };
}

/** Checks that the readable transaction equals the proven one. @throws AppError proof.malformed */
function requireSame(readable: BlockProofContent['readable'], packed: string): void {
  try {
    if (bytesToHex(blockCodec.signedTransaction(readable)) === packed) return;
  } catch (error) {
    throw new AppError('proof.malformed', { detail: 'the readable transaction can not be packed' }, error);
  }
  throw new AppError('proof.malformed', { detail: 'the readable transaction is another one' });
}

function parseProof(proof: unknown): BlockProof {
  const parsed = v.safeParse(proofSchema, proof);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new AppError('proof.malformed', {
    detail: `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`,
  });
}

/** Independent of the order of members in the JSON. */
function digestOf(content: BlockProofContent): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(v.parse(contentSchema, content)))));
}

function ordered(set: WitnessSet): WitnessSet {
  return v.parse(witnessSetSchema, set);
}
