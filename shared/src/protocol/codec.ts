import { concatBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';
import type { Memo } from './operations/parts.ts';
import type { Operation, SignedTransaction, Transaction } from './operations.ts';
import { isKnownType, packedOperation, packedTransaction } from './packedOperations.ts';
import { packedMemo } from './packedParts.ts';
import { packSignatures } from './packedSignatures.ts';
import { packed } from './packedValues.ts';

/** Turns the JSON forms of operations.ts into the bytes the chain signs and counts (chain.md §4, §5). */
export interface Codec {
  /** @throws AppError transaction.malformed, transaction.unsupported_operation, key.malformed_public, object_id.malformed */
  transaction(transaction: Transaction): Uint8Array;
  /** The same with its signatures, in their order. */
  signedTransaction(transaction: SignedTransaction): Uint8Array;
  /** An operation with its number in front, which is one byte for all that are supported. */
  operation(operation: Operation): Uint8Array;
  memo(memo: Memo): Uint8Array;
}

// Our own layouts, with btsdex as their judge (codec.test.ts): its serializer can't be had without its curve and ciphers,
// which are not maintained and have no place in the worker that holds the keys.
const codec: Codec = {
  transaction: packTransaction,
  signedTransaction: (value) => concatBytes(packTransaction(value), packSignatures(value.signatures)),
  operation: (value) => {
    requireKnown(value[0]);
    return packed(packedOperation, value);
  },
  memo: (value) => packed(packedMemo, value),
};

/** The codec; a promise, so that whoever signs need not know that nothing has to be loaded for it. */
export function loadCodec(): Promise<Codec> {
  return Promise.resolve(codec);
}

function packTransaction(value: Transaction): Uint8Array {
  for (const [type] of value.operations) requireKnown(type);
  return packed(packedTransaction, value);
}

function requireKnown(type: number): void {
  if (!isKnownType(type)) throw new AppError('transaction.unsupported_operation', { type });
}
