/// <reference path="./btsdexSerializer.d.ts" />
import type * as Btsdex from 'btsdex-serializer';
import { compareKeys } from './authority.ts';
import type { SignableType } from './operations.ts';
import { operationName, operationType } from './operationTypes.ts';
import { formatPublicKey, parsePublicKey } from './publicKeys.ts';

/** What the types are made of: the parts of btsdex's serializer. */
type Parts = Pick<typeof Btsdex, 'Serializer' | 'ops' | 'types'>;

const signableTypes: readonly SignableType[] = [
  operationType.transfer,
  operationType.limit_order_create,
  operationType.limit_order_cancel,
  operationType.account_create,
  operationType.account_update,
  operationType.account_whitelist,
  operationType.account_upgrade,
  operationType.asset_create,
  operationType.asset_issue,
  operationType.asset_reserve,
  operationType.asset_fund_fee_pool,
  operationType.vesting_balance_create,
  operationType.vesting_balance_withdraw,
  operationType.balance_claim,
  operationType.liquidity_pool_create,
  operationType.liquidity_pool_delete,
  operationType.liquidity_pool_deposit,
  operationType.liquidity_pool_withdraw,
  operationType.liquidity_pool_exchange,
  operationType.liquidity_pool_update,
  operationType.limit_order_update,
];
const signable: ReadonlySet<number> = new Set(signableTypes);

/** True for the number of an operation the product can sign. */
export function isSignableType(type: number): type is SignableType {
  return signable.has(type);
}

// btsdex decodes the point of a public key, some 0.3 ms each; only its 33 bytes are packed.
const publicKey: Btsdex.ChainType = {
  fromObject: (text) => parsePublicKey(String(text)),
  appendByteBuffer: (sink, key) => {
    if (key instanceof Uint8Array) sink.append(key);
  },
  compare: (a, b) => (a instanceof Uint8Array && b instanceof Uint8Array ? compareKeys(a, b) : 0),
  fromByteBuffer: (source) => Uint8Array.from({ length: 33 }, () => source.readUint8()),
  toObject: (key) => (key instanceof Uint8Array ? formatPublicKey(key) : undefined),
};

/** memo_data: from, to, nonce, message. */
export function memoType({ Serializer, types }: Parts): Btsdex.Serializer {
  return new Serializer('memo_data', {
    from: publicKey,
    to: publicKey,
    nonce: types.uint64,
    message: types.bytes(),
  });
}

/** A transaction without its signatures, of such operations. */
export function transactionType(
  { Serializer, types }: Parts,
  operation: Btsdex.ChainType,
): Btsdex.Serializer {
  return new Serializer('transaction', {
    ref_block_num: types.uint16,
    ref_block_prefix: types.uint32,
    expiration: types.time_point_sec,
    operations: types.array(operation),
    extensions: types.set(types.void),
  });
}

/** btsdex's operations that can be signed, with its public key and memo replaced by the ones here. */
export function operationVariant(parts: Parts, memo: Btsdex.Serializer): Btsdex.ChainType {
  return variantOf(parts, memo, signableTypes);
}

/** The same with all others that btsdex knows: what stands in blocks, where the Merkle root says whether the bytes are right. */
export function blockOperationVariant(parts: Parts, memo: Btsdex.Serializer): Btsdex.ChainType {
  return variantOf(parts, memo, Object.values(operationType));
}

function variantOf(parts: Parts, memo: Btsdex.Serializer, numbers: readonly number[]): Btsdex.ChainType {
  const replaced = replacedMembers(parts, memo);
  const list: (Btsdex.ChainType | undefined)[] = [];
  for (const type of numbers) {
    const name = operationName(type) ?? '';
    const members = { ...parts.ops[name]?.types, ...replaced[type] };
    list[type] = new parts.Serializer(name, members);
  }
  return parts.types.static_variant(list);
}

type Members = Record<string, Btsdex.ChainType>;

function replacedMembers(parts: Parts, memo: Btsdex.Serializer): Partial<Record<number, Members>> {
  const { Serializer, ops, types } = parts;
  const authority = new Serializer('authority', {
    ...ops.authority?.types,
    key_auths: types.map(publicKey, types.uint16),
  });
  const options = new Serializer('account_options', { ...ops.account_options?.types, memo_key: publicKey });
  return {
    [operationType.transfer]: { memo: types.optional(memo) },
    [operationType.asset_issue]: { memo: types.optional(memo) },
    [operationType.balance_claim]: { balance_owner_key: publicKey },
    [operationType.account_create]: { owner: authority, active: authority, options },
    [operationType.account_update]: {
      owner: types.optional(authority),
      active: types.optional(authority),
      new_options: types.optional(options),
    },
    [operationType.vesting_balance_create]: { policy: policyType(parts) },
    [operationType.witness_create]: { block_signing_key: publicKey },
    [operationType.witness_update]: { new_signing_key: types.optional(publicKey) },
  };
}

// btsdex has no instant policy (2), which is empty.
function policyType({ Serializer, ops, types }: Parts): Btsdex.ChainType {
  return types.static_variant([
    ops.linear_vesting_policy_initializer,
    ops.cdd_vesting_policy_initializer,
    new Serializer('instant_vesting_policy_initializer', {}),
  ]);
}
