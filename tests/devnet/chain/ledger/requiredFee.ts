import { operationType as type } from '@xbts/shared/protocol/operationTypes.ts';
import { CORE } from './balances.ts';
import { feeParameter, isListed, scaleFee } from './feeSchedule.ts';
import { isCheapName } from './names.ts';
import type { Asset } from './objects/amounts.ts';
import type { StoredOperation } from './objects/operations.ts';
import type { State } from './state.ts';

/** Bytes of a packed operation, its number included. */
export type MeasureOperation = (operation: StoredOperation) => number;

const days = (seconds: unknown): bigint => (BigInt(Number(seconds)) + 86_399n) / 86_400n;

const MEMO_FIXED_BYTES = 33 + 33 + 8;

function lengthBytes(length: number): number {
  return length < 0x80 ? 1 : length < 0x4000 ? 2 : 3;
}

/** Bytes of a packed optional memo: 1 when absent. */
function memoBytes(memo: { message: string } | undefined): number {
  if (memo === undefined) return 1;
  const length = memo.message.length / 2;
  return 1 + MEMO_FIXED_BYTES + lengthBytes(length) + length;
}

/** The core units the chain asks for an operation (chain.md §8, P/fee_schedule_calc.cpp). */
export function requiredFee(state: State, operation: StoredOperation, measure: MeasureOperation): bigint {
  const [id, members] = operation;
  const parameter = (name: string): bigint => feeParameter(state, id, name);
  const data = (bytes: number): bigint => (BigInt(bytes) * parameter('price_per_kbyte')) / 1024n;
  // The operation without its number, which is one byte for all known ones.
  const whole = (): bigint => data(measure(operation) - 1);
  const memo = members.memo as { message: string } | undefined;
  // P/htlc.cpp: its size counts at the price of a transfer's.
  const lockedMemo = (): bigint => {
    const { memo: locked } = members.extensions as { memo?: { message: string } };
    const price = feeParameter(state, type.transfer, 'price_per_kbyte');
    return locked === undefined ? 0n : (BigInt(memoBytes(locked)) * price) / 1024n;
  };
  let fee: bigint;
  if (id === type.transfer) fee = parameter('fee') + (memo === undefined ? 0n : data(memoBytes(memo)));
  else if (id === type.asset_issue) fee = parameter('fee') + data(memoBytes(memo));
  else if (id === type.account_create) {
    fee = parameter(isCheapName(String(members.name)) ? 'basic_fee' : 'premium_fee') + whole();
  } else if (id === type.account_update) {
    fee = parameter('fee') + (members.new_options === undefined ? 0n : whole());
  } else if (id === type.proposal_create || id === type.proposal_update) {
    fee = parameter('fee') + whole();
  } else if (id === type.htlc_create) {
    fee = parameter('fee') + days(members.claim_period_seconds) * parameter('fee_per_day') + lockedMemo();
  } else if (id === type.htlc_extend) {
    fee = parameter('fee') + days(members.seconds_to_add) * parameter('fee_per_day');
  } else if (id === type.htlc_redeem) {
    const bytes = String(members.preimage).length / 2;
    fee = parameter('fee') + BigInt(Math.floor((bytes + 1023) / 1024)) * parameter('fee_per_kb');
  } else if (id === type.account_upgrade) fee = parameter(membershipFee(members));
  else if (id === type.asset_create) fee = symbolFee(state, String(members.symbol)) + whole();
  else fee = parameter('fee');
  return scaleFee(state, fee);
}

function membershipFee(members: { [name: string]: unknown }): string {
  const isLifetime = members.upgrade_to_lifetime_member === true;
  return isLifetime ? 'membership_lifetime_fee' : 'membership_annual_fee';
}

function symbolFee(state: State, symbol: string): bigint {
  const isCheapSubAsset = isListed(state, type.account_transfer) && isListed(state, type.ticket_create);
  if (symbol.includes('.') && isCheapSubAsset) return feeParameter(state, type.account_transfer, 'fee');
  const name = symbol.length === 3 ? 'symbol3' : symbol.length === 4 ? 'symbol4' : 'long_symbol';
  return feeParameter(state, type.asset_create, name);
}

/** A core fee in another asset at its core exchange rate, rounded up (get_required_fees). */
export function feeInAsset(state: State, core: bigint, assetId: string): Asset {
  if (assetId === CORE) return { amount: core, asset_id: CORE };
  const { base, quote } = state.asset(assetId).options.core_exchange_rate;
  const [coreSide, assetSide] = base.asset_id === CORE ? [base, quote] : [quote, base];
  const amount = (core * assetSide.amount + coreSide.amount - 1n) / coreSide.amount;
  return { amount, asset_id: assetId };
}

/** The value of a fee in core, rounded down. */
export function coreValueOf(state: State, fee: Asset): bigint {
  if (fee.asset_id === CORE) return fee.amount;
  const { base, quote } = state.asset(fee.asset_id).options.core_exchange_rate;
  const [coreSide, assetSide] = base.asset_id === CORE ? [base, quote] : [quote, base];
  return (fee.amount * coreSide.amount) / assetSide.amount;
}
