import type { AssetFees, FeesByAsset, PoolState } from '@xbts/shared/amm/poolState.ts';
import { noFees } from '@xbts/shared/amm/pools.fixture.ts';
import { type BookReading, bookVenues } from '@xbts/shared/market/execution/bookVenue.ts';
import { poolVenues } from '@xbts/shared/market/execution/poolVenue.ts';
import { randomSide } from '@xbts/shared/market/execution/randomBooks.fixture.ts';
import { buildGraph, type VenueGraph } from '@xbts/shared/market/execution/venueGraph.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import type { Ledger } from '../devnet/chain/ledger/ledger.ts';
import { OWNER, pushPaid, startSmallChain, TRADER } from '../devnet/chain/ledger/smallChain.ts';

const SYMBOLS = ['AAA', 'BBB', 'CCC', 'DDD'] as const;
/** The assets that are traded. */
export const ASSETS = SYMBOLS.map((_, index) => `1.3.${index + 1}`);
const PAIRS = ASSETS.flatMap((a, index) => ASSETS.slice(index + 1).map((b) => [a, b] as const));

/** The random source of a state: numbers from 0 to below 1. */
export type Next = () => number;

/** A chain with a pool for each pair of four assets, for the states of a test. */
export async function startExecutionJudge(): Promise<Ledger> {
  const shares = PAIRS.map((_, index) => `SHARE${'ABCDEF'[index]}`);
  const symbols = [...SYMBOLS, ...shares];
  const ledger = await startSmallChain({
    assets: symbols.map((symbol) => ({ symbol, precision: 0, issuer: 'pool-owner1' })),
    balances: ['pool-owner1', 'trader2'].flatMap((account) => [
      { account, symbol: 'BTS', amount: 10n ** 14n },
      ...SYMBOLS.map((symbol) => ({ account, symbol, amount: 4n * 10n ** 14n })),
    ]),
  });
  PAIRS.forEach(([asset_a, asset_b], index) => {
    const percents = { taker_fee_percent: 0, withdrawal_fee_percent: 0 };
    const share_asset = `1.3.${ASSETS.length + 1 + index}`;
    pushPaid(ledger, 59, { account: OWNER, asset_a, asset_b, share_asset, ...percents });
  });
  ledger.produceBlock();
  return ledger;
}

/** The markets of a state: the maximum of every amount, in digits of units. */
export interface StateOptions {
  readonly digits: number;
  readonly ordersASide: number;
  readonly hasFees: boolean;
}

/** Puts the chain into a random state: prices that nearly agree, some pools empty, some books empty, some orders the trader's own. */
export function setRandomState({ state }: Ledger, next: Next, options: StateOptions): void {
  const { store } = state;
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const worth = new Map(ASSETS.map((id) => [id, 10 ** (next() * 2 - 1)]));
  for (const id of ASSETS)
    store.modify('1.3', id, { options: { ...state.asset(id).options, ...randomFees(next, options) } });
  for (const { id } of [...state.all('1.7')]) store.remove(id);
  PAIRS.forEach(([a, b], index) => {
    const price = (worth.get(a) ?? 1) / (worth.get(b) ?? 1);
    const depth = 10 ** (2 + next() * (options.digits - 2));
    const isEmpty = next() < 0.4;
    const [balance_a, balance_b] = isEmpty
      ? [0n, 0n]
      : [BigInt(Math.ceil(depth)), BigInt(Math.ceil(depth * price * (0.97 + next() * 0.06)))];
    const virtual_value = balance_a * balance_b;
    store.modify('1.19', `1.19.${index}`, {
      balance_a,
      balance_b,
      virtual_value,
      taker_fee_percent: upTo(60),
    });
    if (next() < 0.4) return;
    const spread = 1 + next() * 0.01;
    const digits = Math.max(1, options.digits - 1.5);
    const count = upTo(options.ordersASide);
    const asks = randomSide(next, { sold: a, bought: b, price: price / spread, count, digits });
    const bids = randomSide(next, { sold: b, bought: a, price: 1 / price / spread, count, digits });
    const [best] = asks;
    // The chain leaves no two matching orders.
    const apart = bids.filter((bid) => best === undefined || !isCrossing(best, bid));
    for (const order of [...asks, ...apart]) {
      const { sell_price, for_sale } = order;
      const seller = next() < 0.03 ? TRADER : OWNER;
      store.create('1.7', (id) => ({
        id,
        expiration: '2030-01-01T00:00:00',
        seller,
        for_sale,
        sell_price,
        filled_amount: 0n,
        deferred_fee: 0n,
        deferred_paid_fee: { amount: 0n, asset_id: '1.3.0' },
        is_settled_debt: false,
        on_fill: [],
      }));
    }
  });
  store.forgetLog();
}

function isCrossing({ sell_price: one }: LimitOrder, { sell_price: other }: LimitOrder): boolean {
  return one.base.amount * other.base.amount >= one.quote.amount * other.quote.amount;
}

function randomFees(next: Next, { hasFees }: StateOptions): object {
  if (!hasFees) return { flags: 0 };
  return {
    flags: next() < 0.6 ? 1 : 0,
    market_fee_percent: Math.floor(next() * 100),
    max_market_fee: next() < 0.6 ? 10n ** 15n : BigInt(Math.floor(next() * 50)),
    extensions: { taker_fee_percent: Math.floor(next() * 100) },
  };
}

/** The chain's state as read by a client. */
export interface ReadState {
  readonly pools: readonly PoolState[];
  readonly orders: readonly LimitOrder[];
  readonly fees: FeesByAsset;
  readonly graph: VenueGraph;
}

export function readState({ state }: Ledger): ReadState {
  const fees = new Map(ASSETS.map((id) => [id, feesOf(state.asset(id).options)]));
  const pools = state.pools().map(
    (pool): PoolState => ({
      id: pool.id,
      assetA: pool.asset_a,
      assetB: pool.asset_b,
      balanceA: pool.balance_a,
      balanceB: pool.balance_b,
      takerFeePercent: pool.taker_fee_percent,
      withdrawalFeePercent: 0,
      shareAsset: pool.share_asset,
    }),
  );
  const orders = PAIRS.flatMap(([a, b]) => [...state.ordersSelling(a, b), ...state.ordersSelling(b, a)]);
  const reading: BookReading = { headTime: state.dynamic.time, traderId: TRADER, fees };
  const graph = buildGraph([...poolVenues(pools, fees), ...bookVenues(orders, reading)]);
  return { pools, orders, fees, graph };
}

function feesOf({
  flags,
  market_fee_percent,
  max_market_fee,
  extensions,
}: {
  flags: number;
  market_fee_percent: number;
  max_market_fee: bigint;
  extensions: { taker_fee_percent?: number };
}): AssetFees {
  if ((flags & 1) === 0) return noFees;
  return {
    chargesMarketFee: true,
    makerFeePercent: market_fee_percent,
    takerFeePercent: extensions.taker_fee_percent ?? market_fee_percent,
    maxMarketFee: max_market_fee,
  };
}
