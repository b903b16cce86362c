import { concatBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';
import type { Memo } from './operations/parts.ts';
import type { Operation, SignedTransaction, Transaction } from './operations.ts';
import { isKnownType, packedOperation, packedTransaction } from './packedOperations.ts';
import { packedMemo } from './packedParts.ts';
import { packSignatures } from './packedSignatures.ts';
import { packed } from './packedValues.ts';

/** Turns the JSON forms of operations.ts into the chain's bytes for signing and size (chain.md §4, §5). */
export interface Codec {
  /** @throws AppError transaction.malformed, transaction.unsupported_operation, key.malformed_public, object_id.malformed */
  transaction(transaction: Transaction): Uint8Array;
  /** The same with its signatures, in their order. */
  signedTransaction(transaction: SignedTransaction): Uint8Array;
  /** An operation after its number, which is one byte for all supported ones. */
  operation(operation: Operation): Uint8Array;
  memo(memo: Memo): Uint8Array;
}

// Our own layouts, tested against btsdex (codec.test.ts): its serializer comes with an unmaintained curve and ciphers
// that have no place in the worker that holds the keys.
const codec: Codec = {
  transaction: packTransaction,
  signedTransaction: (value) => concatBytes(packTransaction(value), packSignatures(value.signatures)),
  operation: (value) => {
    requireKnown(value[0]);
    return packed(packedOperation, value);
  },
  memo: (value) => packed(packedMemo, value),
};

/** The codec, as a promise: signers need not know that it loads nothing. */
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
