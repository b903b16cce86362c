import { concatBytes } from '@noble/hashes/utils.js';
import { blockOperation } from './blockOperations.ts';
import { transactionOf } from './packedOperations.ts';
import { packSignatures } from './packedSignatures.ts';
import { packed } from './packedValues.ts';

/** A transaction in a block; its operations may be of any kind. */
export interface BlockTransaction {
  readonly ref_block_num: number;
  readonly ref_block_prefix: number;
  readonly expiration: string;
  readonly operations: readonly (readonly [number, unknown])[];
  readonly extensions?: readonly unknown[] | undefined;
  readonly signatures: readonly string[];
}

/**
 * Packs the contents of blocks: also operations that the product never signs, as far as blockOperations.ts has their
 * layout.
 */
export interface BlockCodec {
  /**
   * A transaction with its signatures. @throws AppError transaction.malformed for an unknown part, signature.malformed
   */
  signedTransaction(transaction: BlockTransaction): Uint8Array;
  /** The same without signatures: the source of its id. @throws like signedTransaction */
  transaction(transaction: BlockTransaction): Uint8Array;
}

const blockTransaction = transactionOf(blockOperation);
const transaction = (value: BlockTransaction) => packed(blockTransaction, { extensions: [], ...value });

export const blockCodec: BlockCodec = {
  transaction,
  signedTransaction: (value) => concatBytes(transaction(value), packSignatures(value.signatures)),
};
