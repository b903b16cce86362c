import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import type { BothSides } from '@xbts/shared/amm/quoteDeposit.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { exchangeResultSchema } from '@xbts/shared/protocol/records.ts';
import { safeParse } from 'valibot';

interface Moved {
  readonly assetId: string;
  readonly units: bigint;
}

/** One operation of a pool's history. */
export interface PoolEvent {
  /** 5.4.x */
  readonly id: string;
  /** 1 is the pool's creation. */
  readonly sequence: number;
  /** Milliseconds. */
  readonly time: number;
  /** 59 create, 60 delete, 61 deposit, 62 withdraw, 63 exchange, 75 update. */
  readonly type: number;
  readonly accountId: string;
  readonly block: number;
  /** The transaction's index in the block, counted from 0. */
  readonly trxInBlock: number;
  /** The account's payments to the pool and receipts from it; both empty when nothing moved. */
  readonly paid: readonly Moved[];
  readonly received: readonly Moved[];
  /** In the chain's order: for an exchange market fee of the sold asset, market fee of the bought one, pool's fee. */
  readonly fees: readonly Moved[];
}

/** The movements in the operation's result; empty for a result of another kind. */
export function movedBy(result: unknown): Pick<PoolEvent, 'paid' | 'received' | 'fees'> {
  const parsed = safeParse(exchangeResultSchema, result);
  if (!parsed.success) return { paid: [], received: [], fees: [] };
  const list = (amounts: readonly { asset_id: string; amount: bigint }[]) =>
    amounts.map(({ asset_id, amount }) => ({ assetId: asset_id, units: amount }));
  const [, { paid, received, fees }] = parsed.output;
  return { paid: list(paid), received: list(received), fees: list(fees) };
}

/** The pool's balances after one of its operations. */
export interface PoolMoment {
  readonly time: number;
  readonly balances: BothSides;
}

type Assets = Pick<PoolState, 'assetA' | 'assetB'>;

const unitsOf = (moved: readonly (Moved | undefined)[], assetId: string): bigint =>
  moved.reduce((sum, each) => (each?.assetId === assetId ? sum + each.units : sum), 0n);

/** The change of one of the pool's balances by an operation (chain.md §6). */
function change({ type, paid, received, fees }: PoolEvent, assetId: string): bigint {
  if (type === operationType.liquidity_pool_deposit) return unitsOf(paid, assetId);
  if (type === operationType.liquidity_pool_withdraw) return -unitsOf(received, assetId);
  if (type !== operationType.liquidity_pool_exchange) return 0n;
  // The sold asset comes in less its market fee; the received amount and its market fee go out.
  const [makerFee, takerFee] = fees;
  return (
    unitsOf(paid, assetId) -
    unitsOf([makerFee], assetId) -
    unitsOf(received, assetId) -
    unitsOf([takerFee], assetId)
  );
}

/**
 * The pool's balances after each of its operations, oldest first, computed backwards from the newest. `events` are
 * newest first, without a gap.
 */
export function momentsOf(events: readonly PoolEvent[], assets: Assets, now: BothSides): PoolMoment[] {
  const moments: PoolMoment[] = [];
  let { a, b } = now;
  for (const event of events) {
    moments.push({ time: event.time, balances: { a, b } });
    a -= change(event, assets.assetA);
    b -= change(event, assets.assetB);
  }
  return moments.reverse();
}

/** A pool's history: its operations, newest first, and its balances after each of them, oldest first. */
export interface PoolPast {
  readonly events: readonly PoolEvent[];
  /** The first is the state at the period's beginning, if known. */
  readonly moments: readonly PoolMoment[];
  /** Milliseconds: complete from here on. */
  readonly since: number;
  /** The whole period is known; otherwise older operations could not be read. */
  readonly isWhole: boolean;
}

/**
 * The known part of a pool's period from `begin` (ms) to now, from its operations newest first without a gap. They may
 * go back further than the period or, if older ones were unreadable, less far.
 */
export function pastOf(
  events: readonly PoolEvent[],
  assets: Assets,
  { balances, begin, now }: { balances: BothSides; begin: number; now: number },
): PoolPast {
  const oldest = events.at(-1);
  const isWhole = oldest !== undefined && (oldest.time < begin || oldest.sequence === 1);
  const moments = momentsOf(events, assets, balances);
  const before = moments.findLast(({ time }) => time < begin);
  return {
    events: events.filter(({ time }) => time >= begin),
    moments: [
      ...(before === undefined ? [] : [{ ...before, time: begin }]),
      ...moments.filter(({ time }) => time >= begin),
    ],
    since: isWhole ? begin : (oldest?.time ?? now),
    isWhole,
  };
}

/** The units of one asset that exchanges moved, in and out, without market fees (chain.md §6 Statistics). */
export function exchangedUnits(event: PoolEvent, assetId: string): bigint {
  if (event.type !== operationType.liquidity_pool_exchange) return 0n;
  const moved = change(event, assetId);
  return moved < 0n ? -moved : moved;
}
