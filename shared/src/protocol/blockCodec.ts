/// <reference path="./btsdexSerializer.d.ts" />
import { concatBytes } from '@noble/hashes/utils.js';
import type * as Btsdex from 'btsdex-serializer';
import { AppError } from '../errors/appError.ts';
import { loadBtsdex } from './btsdex.ts';
import { blockOperationVariant, memoType, transactionType } from './codecTypes.ts';
import { pack, packSignatures, unpack } from './packing.ts';
import { transactionId } from './transaction.ts';

/** A transaction as a block holds it; its operations may be of any kind. */
export interface BlockTransaction {
  readonly ref_block_num: number;
  readonly ref_block_prefix: number;
  readonly expiration: string;
  readonly operations: readonly (readonly [number, unknown])[];
  readonly extensions?: readonly unknown[] | undefined;
  readonly signatures: readonly string[];
}

/** Packs what stands in blocks: also operations that the product never signs, as far as btsdex knows them. */
export interface BlockCodec {
  /** A transaction with its signatures. @throws AppError transaction.malformed where a part is not known, signature.malformed */
  signedTransaction(transaction: BlockTransaction): Uint8Array;
  /** The same without signatures: what its id is made of. @throws as signedTransaction */
  transaction(transaction: BlockTransaction): Uint8Array;
  /** What packed bytes hold: the id, and the operations as JSON with amounts as decimal texts. @throws AppError transaction.malformed */
  read(packed: Uint8Array): { id: string; operations: [number, unknown][] };
}

let loaded: Promise<BlockCodec> | undefined;

/** The codec of blocks; loads btsdex's serializer at the first call, and again after a failure. */
export function loadBlockCodec(): Promise<BlockCodec> {
  loaded ??= loadBtsdex().then(createBlockCodec, (error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

function createBlockCodec({ Serializer, ops, types }: typeof Btsdex): BlockCodec {
  const parts = { Serializer, ops, types };
  const type = transactionType(parts, blockOperationVariant(parts, memoType(parts)));
  const transaction = (value: BlockTransaction) => {
    // btsdex would leave out what it does not know.
    if (value.extensions !== undefined && value.extensions.length > 0)
      throw new AppError('transaction.malformed', { detail: 'an extension of a transaction' });
    return pack(type, { ...value, extensions: [] });
  };
  return {
    transaction,
    signedTransaction: (value) => concatBytes(transaction(value), packSignatures(value.signatures)),
    read: (packed) => {
      const value = unpack(type, packed) as { operations: [number, unknown][] };
      return { id: transactionId(pack(type, value)), operations: value.operations };
    },
  };
}
