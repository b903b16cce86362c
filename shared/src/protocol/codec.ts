/// <reference path="./btsdexSerializer.d.ts" />
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type * as Btsdex from 'btsdex-serializer';
import { AppError, toAppError } from '../errors/appError.ts';
import { isSignableType, memoType, operationVariant } from './codecTypes.ts';
import { parseObjectId } from './objectId.ts';
import type { Memo, Operation, SignedTransaction, Transaction } from './operations.ts';

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
  loaded ??= import('btsdex-serializer').then(
    // A bundler gives the package's names directly, Node puts them under `default`.
    (module: typeof Btsdex & { default?: typeof Btsdex }) => createCodec(module.default ?? module),
    (error: unknown) => {
      loaded = undefined;
      throw toAppError(error);
    },
  );
  return loaded;
}

function createCodec({ Serializer, ops, types }: typeof Btsdex): Codec {
  const memo = memoType({ Serializer, ops, types });
  const operation = operationVariant({ Serializer, ops, types }, memo);
  const one = new Serializer('operation', { operation });
  const transaction = new Serializer('transaction', {
    ref_block_num: types.uint16,
    ref_block_prefix: types.uint32,
    expiration: types.time_point_sec,
    operations: types.array(operation),
    extensions: types.set(types.void),
  });
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

function pack(type: Btsdex.Serializer, value: unknown): Uint8Array {
  try {
    requirePlain(value);
    return Uint8Array.from(type.toBuffer(type.fromObject(value)));
  } catch (error) {
    if (error instanceof AppError) throw error;
    const [detail = ''] = error instanceof Error ? error.message.split('\n', 1) : [];
    throw new AppError('transaction.malformed', { detail }, error);
  }
}

// btsdex would cut fractions off and let ids above 32 bits wrap: such a value must not be signed at all.
function requirePlain(value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) requirePlain(member);
  } else if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new AppError('transaction.malformed', { detail: `not an exact integer: ${value}` });
  } else if (typeof value === 'string' && /^\d+\.\d+\.\d+$/u.test(value)) {
    if (parseObjectId(value).instance > 0x7fff_ffffn) {
      throw new AppError('transaction.malformed', { detail: `instance too large: ${value}` });
    }
  }
}

function requireSignable(type: number): void {
  if (!isSignableType(type)) throw new AppError('transaction.unsupported_operation', { type });
}

// btsdex sorts the items of every array, signatures too; the node keeps their order.
function packSignatures(signatures: readonly string[]): Uint8Array {
  const items = signatures.map((hex) => {
    if (!/^[0-9a-f]{130}$/u.test(hex)) throw new AppError('signature.malformed');
    return hexToBytes(hex);
  });
  if (items.length > 127) throw new AppError('transaction.malformed', { detail: 'more than 127 signatures' });
  return concatBytes(Uint8Array.of(items.length), ...items);
}
