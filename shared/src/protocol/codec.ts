import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';
import { createByteWriter } from './byteWriter.ts';
import type { Memo, Operation, SignedTransaction, Transaction } from './operations.ts';
import { isSignableType, packedMemo, packedOperation, packedTransaction } from './packedOperations.ts';
import type { Pack } from './packedValues.ts';

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
    requireSignable(value[0]);
    return packed(packedOperation, value);
  },
  memo: (value) => packed(packedMemo, value),
};

/** The codec; a promise, so that whoever signs need not know that nothing has to be loaded for it. */
export function loadCodec(): Promise<Codec> {
  return Promise.resolve(codec);
}

function packTransaction(value: Transaction): Uint8Array {
  for (const [type] of value.operations) requireSignable(type);
  return packed(packedTransaction, value);
}

function packed(pack: Pack, value: unknown): Uint8Array {
  const out = createByteWriter();
  pack(value, out);
  return out.written();
}

function requireSignable(type: number): void {
  if (!isSignableType(type)) throw new AppError('transaction.unsupported_operation', { type });
}

function packSignatures(signatures: readonly string[]): Uint8Array {
  const items = signatures.map((hex) => {
    if (!/^[0-9a-f]{130}$/u.test(hex)) throw new AppError('signature.malformed');
    return hexToBytes(hex);
  });
  if (items.length > 127) throw new AppError('transaction.malformed', { detail: 'more than 127 signatures' });
  return concatBytes(Uint8Array.of(items.length), ...items);
}
