import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import type { Codec } from '@xbts/shared/protocol/codec.ts';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { isCanonicalSignature, recoverPublicKey } from '@xbts/shared/protocol/signature.ts';
import { signingDigest, transactionId } from '@xbts/shared/protocol/transaction.ts';
import { encodeJson } from '../json.ts';
import { applyOperation, validateOperation } from './applyOperation.ts';
import { verifyAuthority } from './authorities.ts';
import type { Context } from './evaluator.ts';
import { assertChain, errorFrame, failChain, NodeError } from './nodeError.ts';
import type { StoredTransaction } from './objects/blocks.ts';
import type { OperationResult, StoredOperation } from './objects/operations.ts';
import type { State } from './state.ts';
import { toSeconds } from './time.ts';

/** A transaction as read, its packed bytes and its id. */
export interface PackedTransaction {
  readonly transaction: StoredTransaction;
  readonly bytes: Uint8Array;
  readonly id: string;
}

const place = (line: number) => ({ file: 'db_block.cpp', line, method: '_apply_transaction' });

/** Bytes and id of a read transaction; fails like a node that cannot parse it. */
export function packTransaction(codec: Codec, transaction: StoredTransaction): PackedTransaction {
  try {
    const bytes = codec.transaction(jsonOf(transaction));
    return { transaction, bytes, id: transactionId(bytes) };
  } catch (error) {
    const parsePlace = { file: 'variant.cpp', line: 0, method: 'from_variant' };
    throw new NodeError(
      4,
      errorFrame(parsePlace, `Couldn't parse transaction: ${toAppError(error).message}`),
    );
  }
}

/** The transaction in the JSON form the codec takes. */
export function jsonOf(transaction: StoredTransaction): SignedTransaction {
  return encodeJson(transaction) as SignedTransaction & { [member: string]: never };
}

/** Bytes of one packed operation. */
export function measureWith(codec: Codec): (operation: StoredOperation) => number {
  return (operation) => {
    const { operations } = jsonOf({ ...EMPTY, operations: [operation] });
    const [json] = operations;
    return json === undefined ? 0 : codec.operation(json).length;
  };
}

const EMPTY: StoredTransaction = {
  ref_block_num: 0,
  ref_block_prefix: 0,
  expiration: '1970-01-01T00:00:00',
  operations: [],
  extensions: [],
  signatures: [],
};

/** Every operation's own checks, before anything else. */
export function validateTransaction({ operations }: StoredTransaction): void {
  const validatePlace = { file: 'transaction.cpp', line: 62, method: 'validate' };
  const text = 'A transaction must have at least one operation';
  assertChain(operations.length > 0, validatePlace, 'operations.size() > 0', text);
  for (const operation of operations) validateOperation(operation);
}

/** The public keys that made the signatures; fails for one that is not canonical or made twice by one key. */
export function signersOf({ transaction, bytes }: PackedTransaction, chainId: string): string[] {
  const digest = signingDigest(chainId, bytes);
  const keys = new Set<string>();
  for (const hex of transaction.signatures) {
    const keyPlace = { file: 'elliptic_secp256k1.cpp', line: 0, method: 'public_key' };
    const signature = /^[0-9a-f]{130}$/u.test(hex) ? hexToBytes(hex) : new Uint8Array();
    const isCanonical = isCanonicalSignature(signature);
    assertChain(isCanonical, keyPlace, 'is_canonical( c )', 'signature is not canonical');
    const key = formatPublicKey(recover(digest, signature));
    if (keys.has(key)) {
      const duplicatePlace = { file: 'transaction.cpp', line: 0, method: 'get_signature_keys' };
      failChain(4010005, duplicatePlace, 'Duplicate Signature detected');
    }
    keys.add(key);
  }
  return [...keys];
}

function recover(digest: Uint8Array, signature: Uint8Array): Uint8Array {
  try {
    return recoverPublicKey(digest, signature);
  } catch (error) {
    const text = `unable to reconstruct public key from signature ${bytesToHex(signature)}: ${toAppError(error).code}`;
    throw new NodeError(
      0,
      errorFrame({ file: 'elliptic_secp256k1.cpp', line: 0, method: 'public_key' }, text),
    );
  }
}

/** Duplicate, authorities, reference block, expiration and size, in the node's order (C/db_block.cpp). */
export function checkTransaction(
  state: State,
  packed: PackedTransaction,
  keys: readonly string[] | undefined,
  referencePrefix: (number: number) => number,
): void {
  const { transaction, id, bytes } = packed;
  if (state.knowsTransaction(id)) {
    failChain(3030001, place(708), "Transaction '${txid}' is already in the database", { txid: id });
  }
  if (keys !== undefined) checkAuthorities(state, transaction, keys);
  const { parameters } = state.global;
  const now = state.dynamic.time;
  if (state.dynamic.head_block_number > 0) {
    assertChain(
      transaction.ref_block_prefix === referencePrefix(transaction.ref_block_num),
      place(738),
      'trx.ref_block_prefix == tapos_block_summary.block_id._hash[1].value()',
    );
    const remaining = toSeconds(transaction.expiration) - toSeconds(now);
    assertChain(
      remaining <= parameters.maximum_time_until_expiration,
      place(745),
      'trx.expiration <= now + chain_parameters.maximum_time_until_expiration',
      '',
      {
        'trx.expiration': transaction.expiration,
        now,
        max_til_exp: parameters.maximum_time_until_expiration,
      },
    );
    const facts = { now, 'trx.exp': transaction.expiration };
    assertChain(remaining >= 0, place(747), 'now <= trx.expiration', '', facts);
    assertChain(
      bytes.length <= parameters.maximum_transaction_size,
      place(751),
      'trx.get_packed_size() <= chain_parameters.maximum_transaction_size',
      'Transaction exceeds maximum transaction size.',
    );
  }
}

function checkAuthorities(state: State, transaction: StoredTransaction, keys: readonly string[]): void {
  try {
    verifyAuthority(state, transaction, keys);
  } catch (error) {
    if (!(error instanceof NodeError)) throw error;
    const frame = (line: number, data: object) =>
      errorFrame({ file: 'transaction.cpp', line, method: 'verify_authority' }, '', { ...data }, 'warn');
    const ops = encodeJson(transaction.operations);
    error.addFrame(frame(347, { rejected_custom_auths: [], ops, sigs: [...keys] }));
    throw error.addFrame(frame(475, { '*this': encodeJson(transaction) }));
  }
}

/** Records the transaction's id and applies its operations; the caller undoes everything when this throws. */
export function applyOperations(
  context: Context,
  packed: PackedTransaction,
  codec: Codec,
  beforeOperation: (index: number, operation: StoredOperation) => void,
): OperationResult[] {
  const { transaction, id } = packed;
  context.state.store.create('2.7', (recordId) => ({ id: recordId, trx: transaction, trx_id: id }));
  const measure = measureWith(codec);
  return transaction.operations.map((operation, index) => {
    beforeOperation(index, operation);
    return applyOperation(context, operation, measure);
  });
}

/** Wraps an error into the frames of the node's transaction layers. */
export function withTransactionFrames(error: NodeError, transaction: StoredTransaction): NodeError {
  const trx = encodeJson(transaction);
  error.addFrame(errorFrame(place(782), '', { trx }, 'warn'));
  return error.addFrame(
    errorFrame({ file: 'db_block.cpp', line: 280, method: 'push_transaction' }, '', { trx }, 'warn'),
  );
}
