import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { AppError } from '../errors/appError.ts';
import type { AgreedWitnesses } from './agreedWitnesses.ts';
import type { BlockCodec } from './blockCodec.ts';
import { exactHeaderSchema, type SignedHeader, signedHeaderSchema } from './blockHeader.ts';
import { leavesOf, type WholeBlock } from './blockLeaves.ts';
import { type BlockProof, sealProof } from './blockProof.ts';

export interface ProofParts {
  readonly block: WholeBlock;
  /** The transaction's index in the block, from 0. */
  readonly index: number;
  /** The headers on top of the block, in order. */
  readonly above: readonly SignedHeader[];
  readonly witnesses: AgreedWitnesses;
}

/**
 * The proof of one transaction of a block, for storage as JSON.
 * @throws AppError proof.wrong_root, and those of leavesOf when the block cannot be packed; proof.malformed without
 * such a transaction
 */
export function makeProof({ block, index, above, witnesses }: ProofParts, codec: BlockCodec): BlockProof {
  const leaves = leavesOf(block, codec);
  const transaction = block.transactions[index];
  if (transaction === undefined) throw new AppError('proof.malformed', { detail: `no transaction ${index}` });
  return sealProof({
    kind: 'block-proof',
    version: 1,
    transaction: bytesToHex(codec.signedTransaction(transaction)),
    readable: {
      ref_block_num: transaction.ref_block_num,
      ref_block_prefix: transaction.ref_block_prefix,
      expiration: transaction.expiration,
      operations: transaction.operations.map(([type, members]) => [type, members]),
      extensions: [...(transaction.extensions ?? [])],
      signatures: [...transaction.signatures],
    },
    leaves: leaves.map(bytesToHex),
    headers: [block, ...above].map((header) =>
      v.parse(exactHeaderSchema, v.parse(signedHeaderSchema, header)),
    ),
    witnesses: witnesses.set,
    source: { nodes: witnesses.nodes, headBlock: witnesses.headBlock },
  });
}
