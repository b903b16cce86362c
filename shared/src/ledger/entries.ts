import { safeParse } from 'valibot';
import { msOfChainTime } from '../protocol/chainTime.ts';
import { HUNDRED_PERCENT } from '../protocol/constants.ts';
import { assetAmountSchema, type ChainAmount } from '../protocol/objects.ts';
import type { Awaited, OperationEffect } from '../protocol/operations/history.ts';
import { virtualTypes } from '../protocol/operations.ts';
import { operationType } from '../protocol/operationTypes.ts';
import {
  effectOf,
  movesOnlyItsFee,
  type RecordedOperation,
  readRecordedOperation,
} from '../protocol/recordedOperations.ts';
import type { Entry, TimedRecord } from './entry.ts';
import { feePayerOf } from './feePayer.ts';

/** Kinds that the product does not read and that move only their fee. */
const feeOnly: ReadonlySet<number> = new Set([
  9, 11, 12, 13, 19, 20, 21, 25, 26, 28, 29, 30, 34, 35, 36, 48, 54, 55, 56,
]);

/** Kinds that never occur in a transaction. */
const byTheChain: ReadonlySet<number> = new Set(virtualTypes);

const readBefore = new WeakMap<TimedRecord['op'], RecordedOperation | null>();

/** Each page re-reads the growing history, so each operation is validated once. */
function readOnce(op: TimedRecord['op']): RecordedOperation | undefined {
  const before = readBefore.get(op);
  if (before !== undefined) return before ?? undefined;
  const known = readRecordedOperation(op);
  readBefore.set(op, known ?? null);
  return known;
}

interface Keeping {
  /** The network fee that an open order keeps until its first fill. */
  readonly deferred: Map<string, ChainAmount>;
  /** Units by asset in stakes that the account made for itself. */
  readonly staked: Map<string, bigint>;
  /** Timed transfers to the account, by their ids. */
  readonly timed: Map<string, Awaited>;
  readonly makerDiscount: number;
}

/** Options of reading an account's history. */
export interface EntryOptions {
  /** The maker's refund of the order's fee, in the chain's percents (2.0.0, extensions). */
  readonly makerDiscount?: number | undefined;
}

/**
 * The effect of operations on the account `me` (1.2.x), to the unit; records and entries begin with the oldest. An
 * order's fee is taken when it is placed and refunded when it ends without a fill (chain.md §8), so the records must
 * contain the order's whole life.
 */
export function entriesOf(
  records: readonly TimedRecord[],
  me: string,
  { makerDiscount = 0 }: EntryOptions = {},
): Entry[] {
  const keeping: Keeping = { deferred: new Map(), staked: new Map(), timed: new Map(), makerDiscount };
  return records.map((record) => entryOf(record, me, keeping));
}

function entryOf(record: TimedRecord, me: string, keeping: Keeping): Entry {
  const { op, result } = record;
  const known = readOnce(op);
  const effect: OperationEffect =
    known === undefined
      ? { isWhole: feeOnly.has(op[0]) || movesOnlyItsFee(op[0]) }
      : effectOf(known, { me, result, awaited: keeping.timed });
  const isVirtual = byTheChain.has(op[0]) || (record.is_virtual ?? false);
  const asked = safeParse(assetAmountSchema, op[1].fee);
  const fee = !isVirtual && asked.success && feePayerOf(op) === me ? asked.output : null;
  const { back, isTold } = feeBackOf(effect, { record, isVirtual, fee, keeping });
  const claimed = claimedOf(effect.claimed, keeping);
  const [gave, got] = [effect.gave ?? [], [...(effect.got ?? []), ...claimed.earned]];
  const kept = [
    ...minus(effect.ordered),
    ...some(effect.returned),
    ...minus(stakedOf(effect.staked, keeping)),
    ...claimed.own,
  ];
  const hasLeftBefore = byTheChain.has(op[0]);
  return {
    id: record.id,
    type: op[0],
    at: msOfChainTime(record.block_time),
    block: record.block_num,
    transaction: record.trx_in_block,
    isVirtual,
    counterparty: effect.counterparty ?? null,
    orderId: effect.orderId ?? null,
    poolId: effect.poolId ?? null,
    gave,
    got,
    kept,
    fee,
    feeBack: back,
    marketFee: effect.marketFee ?? null,
    isWhole: (effect.isWhole ?? true) && isTold,
    // A fill's payment left the balance when the order was placed, a timed transfer's when it was made.
    changes: changesOf([
      ...(hasLeftBefore ? [] : gave.flatMap(minus)),
      ...got,
      ...kept,
      ...minus(fee),
      ...some(back),
    ]),
  };
}

const some = (amount: ChainAmount | null | undefined): ChainAmount[] => (amount == null ? [] : [amount]);
const minus = (amount: ChainAmount | null | undefined): ChainAmount[] =>
  some(amount).map((each) => ({ ...each, amount: -each.amount }));

function changesOf(amounts: readonly ChainAmount[]): ReadonlyMap<string, bigint> {
  const changes = new Map<string, bigint>();
  for (const { asset_id, amount } of amounts) changes.set(asset_id, (changes.get(asset_id) ?? 0n) + amount);
  return new Map([...changes].filter(([, units]) => units !== 0n));
}

interface FeeInput {
  readonly record: TimedRecord;
  readonly isVirtual: boolean;
  readonly fee: ChainAmount | null;
  readonly keeping: Keeping;
}

/**
 * The refund of an order's network fee: all of it less a cancellation fee, or the maker's discount with the first fill.
 */
function feeBackOf(
  { orderId, isWhole }: OperationEffect,
  { record: { op }, isVirtual, fee, keeping }: FeeInput,
): { back: ChainAmount | null; isTold: boolean } {
  const none = { back: null, isTold: true };
  if (orderId == null) return none;
  const [type, members] = op;
  const { deferred, makerDiscount } = keeping;
  const kept = deferred.get(orderId);
  if (type === operationType.limit_order_create && fee !== null) deferred.set(orderId, fee);
  if (type === operationType.limit_order_update) deferred.delete(orderId);
  if (type === operationType.fill_order && isWhole !== false) {
    deferred.set(orderId, { amount: 0n, asset_id: kept?.asset_id ?? '' });
    const share = members.is_maker === true ? BigInt(makerDiscount) : 0n;
    return { ...none, back: partOf(kept, (paid) => (paid * share) / BigInt(HUNDRED_PERCENT)) };
  }
  if (type !== operationType.limit_order_cancel) return none;
  deferred.delete(orderId);
  const charged = safeParse(assetAmountSchema, members.fee);
  const taken = isVirtual && charged.success ? charged.output.amount : 0n;
  return { back: partOf(kept, (paid) => paid - taken), isTold: kept !== undefined };
}

/** A part of a kept fee; null without one. */
function partOf(kept: ChainAmount | undefined, part: (paid: bigint) => bigint): ChainAmount | null {
  if (kept === undefined) return null;
  const amount = part(kept.amount);
  return amount > 0n ? { ...kept, amount } : null;
}

function stakedOf(amount: ChainAmount | undefined, { staked }: Keeping): ChainAmount | undefined {
  if (amount !== undefined) staked.set(amount.asset_id, (staked.get(amount.asset_id) ?? 0n) + amount.amount);
  return amount;
}

/** A claim returns the own stake first; the rest was earned. */
function claimedOf(amount: ChainAmount | undefined, { staked }: Keeping) {
  if (amount === undefined) return { own: [], earned: [] };
  const lying = staked.get(amount.asset_id) ?? 0n;
  const own = lying < amount.amount ? lying : amount.amount;
  staked.set(amount.asset_id, lying - own);
  const part = (units: bigint) => (units === 0n ? [] : [{ ...amount, amount: units }]);
  return { own: part(own), earned: part(amount.amount - own) };
}
