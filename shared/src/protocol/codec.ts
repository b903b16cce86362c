/// <reference path="./btsdexSerializer.d.ts" />
import { concatBytes } from '@noble/hashes/utils.js';
import type * as Btsdex from 'btsdex-serializer';
import { AppError } from '../errors/appError.ts';
import { loadBtsdex } from './btsdex.ts';
import { isSignableType, memoType, operationVariant, transactionType } from './codecTypes.ts';
import type { Memo, Operation, SignedTransaction, Transaction } from './operations.ts';
import { pack, packSignatures } from './packing.ts';

/** Turns the JSON forms of operations.ts into the bytes the chain signs and counts (chain.md §4, §5). */
export interface Codec {
  /** @throws AppError transaction.malformed, transaction.unsupported_operation, key.malformed_public */
  transaction(transaction: Transaction): Uint8Array;
  /** The same with its signatures, in their order. */
  signedTransaction(transaction: SignedTransaction): Uint8Array;
  /** An operation with its number in front, which is one byte for all that are supported. */
  operation(operation: Operation): Uint8Array;
  memo(memo: Memo): Uint8Array;
}

let loaded: Promise<Codec> | undefined;

/** The codec; loads btsdex's serializer at the first call, and again after a failure. */
export function loadCodec(): Promise<Codec> {
  loaded ??= loadBtsdex().then(createCodec, (error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

function createCodec({ Serializer, ops, types }: typeof Btsdex): Codec {
  const memo = memoType({ Serializer, ops, types });
  const operation = operationVariant({ Serializer, ops, types }, memo);
  const one = new Serializer('operation', { operation });
  const transaction = transactionType({ Serializer, ops, types }, operation);
  const packTransaction = (value: Transaction): Uint8Array => {
    for (const [type] of value.operations) requireSignable(type);
    return pack(transaction, value);
  };
  return {
    transaction: packTransaction,
    signedTransaction: (value) => concatBytes(packTransaction(value), packSignatures(value.signatures)),
    operation: (value) => {
      requireSignable(value[0]);
      return pack(one, { operation: value });
    },
    memo: (value) => pack(memo, value),
  };
}

function requireSignable(type: number): void {
  if (!isSignableType(type)) throw new AppError('transaction.unsupported_operation', { type });
}
