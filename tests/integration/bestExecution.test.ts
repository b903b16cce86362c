import { swapOperations } from '@xbts/shared/actions/swapOperations.ts';
import { numbersOf } from '@xbts/shared/amm/randomPools.fixture.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { bookSideId } from '@xbts/shared/market/execution/bookVenue.ts';
import { findRoute } from '@xbts/shared/market/execution/findRoute.ts';
import { scoreOf } from '@xbts/shared/market/execution/planScore.ts';
import { planSwap, type SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import { poolVenues } from '@xbts/shared/market/execution/poolVenue.ts';
import { quoteExecution } from '@xbts/shared/market/execution/quoteExecution.ts';
import { quoteSwap, type SwapWish } from '@xbts/shared/market/execution/quoteSwap.ts';
import { replaySwap } from '@xbts/shared/market/execution/replaySwap.ts';
import { buildGraph } from '@xbts/shared/market/execution/venueGraph.ts';
import { matchOrder } from '@xbts/shared/market/matching/matchOrder.ts';
import { beforeAll, expect, it } from 'vitest';
import type { Ledger } from '../devnet/chain/ledger/ledger.ts';
import { NodeError } from '../devnet/chain/ledger/nodeError.ts';
import { TRADER } from '../devnet/chain/ledger/smallChain.ts';
import { ASSETS, type ReadState, readState, setRandomState, startExecutionJudge } from './executionJudge.ts';

/** STATES and STATE_SEED run another comparison. */
const STATES = Number(process.env.STATES ?? 500);
const next = numbersOf(Number(process.env.STATE_SEED ?? 3));
const upTo = (most: number) => Math.floor(next() * (most + 1));
const pick = <T>(all: readonly T[]): T => all[upTo(all.length - 1)] as T;

let ledger: Ledger;

beforeAll(async () => {
  ledger = await startExecutionJudge();
});

const holdings = () => new Map(ASSETS.map((id) => [id, ledger.state.balance(TRADER, id)]));

function orNone<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('pool.')) return undefined;
    throw error;
  }
}

function randomWish(): SwapWish {
  const from = pick(ASSETS);
  const other = pick(ASSETS.filter((id) => id !== from));
  const side = next() < 0.75 ? 'in' : 'out';
  const fixed = { units: BigInt(Math.ceil(10 ** (next() * 7))), assetId: from };
  const wish: SwapWish = { side, fixed, otherAssetId: other, slippage: pick([0, 10, 50, 100, 300]) };
  // An operation costs nothing, or from a millionth to a hundredth of the traded amount.
  return next() < 0.5
    ? wish
    : { ...wish, hopCost: BigInt(Math.floor(Number(fixed.units) * 10 ** (next() * 4 - 6))) };
}

/** The book of the two assets as one order at any price, by the matching alone; undefined when it is too small. */
function bookAlone({ orders, fees }: ReadState, { fixed, otherAssetId }: SwapWish): bigint | undefined {
  const own = orders.filter(
    ({ sell_price: { base, quote } }) =>
      bookSideId(quote.asset_id, base.asset_id) === bookSideId(fixed.assetId, otherAssetId),
  );
  const first = own.findIndex(({ seller }) => seller === TRADER);
  const met = first === -1 ? own : own.slice(0, first);
  const order = { sell: fixed, minToReceive: { units: 1n, assetId: otherAssetId }, isFillOrKill: false };
  const { after, received } = matchOrder(order, met, fees);
  return after.length === 0 || received === 0n ? undefined : received;
}

/** The results of a wish on books or pools alone, minus the fees of the operations. */
function singleWays(read: ReadState, wish: SwapWish): bigint[] {
  const { fixed, otherAssetId, slippage, hopCost = 0n } = wish;
  const pools = buildGraph(poolVenues(read.pools, read.fees));
  const route = orNone(() => planSwap(findRoute(pools, fixed, otherAssetId, hopCost), read.fees, slippage));
  const split = orNone(() => quoteSwap(pools, read.fees, wish));
  const book = bookAlone(read, wish);
  return [
    ...(book === undefined ? [] : [book - hopCost]),
    ...[route, split].flatMap((plan) => (plan === undefined ? [] : [scoreOf(plan, wish)])),
  ];
}

/** Sends a plan; undefined when the chain refuses it because of its price. */
function execute(plan: SwapPlan): Map<string, bigint> | undefined {
  const before = holdings();
  const operations = swapOperations(plan, TRADER);
  const fees = ledger.requiredFees(operations, '1.3.0');
  try {
    ledger.pushOperations(operations.map(([id, body], index) => [id, { ...body, fee: fees[index] }]));
  } catch (error) {
    if (error instanceof NodeError && [3050101, 3056301].includes(error.code)) return undefined;
    throw error;
  }
  return new Map([...holdings()].map(([id, units]) => [id, units - (before.get(id) ?? 0n)]));
}

/** Another account trades with a pool or takes an order. */
function tradeElsewhere({ pools, orders }: ReadState, plan: SwapPlan): void {
  const ids = new Set(plan.paths.flat().map(({ id }) => id));
  const pool = pick(pools.filter(({ id, balanceA }) => balanceA > 0n && ids.has(id)));
  const order = pick(
    orders.filter(({ sell_price: { base, quote } }) => ids.has(bookSideId(quote.asset_id, base.asset_id))),
  );
  const { store } = ledger.state;
  if (pool !== undefined) {
    const [balance_a, balance_b] = [
      pool.balanceA + pool.balanceA / 200n,
      pool.balanceB - pool.balanceB / 200n,
    ];
    store.modify('1.19', pool.id, { balance_a, balance_b, virtual_value: balance_a * balance_b });
  }
  if (order !== undefined && ledger.state.order(order.id) !== undefined) store.remove(order.id);
  store.forgetLog();
}

const meetsOwn = ({ orders }: ReadState, plan: SwapPlan): boolean =>
  orders.some(
    ({ seller, sell_price: { base, quote } }) =>
      seller === TRADER &&
      plan.paths.flat().some(({ id }) => id === bookSideId(quote.asset_id, base.asset_id)),
  );

/** The plan's stated movements of each asset. */
function foreseen({ sold, expected, mayRemain }: SwapPlan): Map<string, bigint> {
  const moved = new Map(ASSETS.map((id) => [id, 0n]));
  for (const { assetId, units } of [{ ...sold, units: -sold.units }, expected, ...mayRemain])
    moved.set(assetId, (moved.get(assetId) ?? 0n) + units);
  return moved;
}

it(`executes ${STATES} plans over random books and pools exactly as predicted, none worse than a single way`, () => {
  const ended = { whole: 0, mixed: 0, ordered: 0, saved: 0, out: 0, moved: 0, refused: 0, charged: 0 };
  for (let index = 0; index < STATES; index += 1) {
    ledger.produceBlock();
    setRandomState(ledger, next, { digits: 4 + (index % 5), ordersASide: 9, hasFees: next() < 0.7 });
    const read = readState(ledger);
    const wish = randomWish();
    const quoted = orNone(() => quoteExecution(read.graph, read.fees, wish));
    const singles = wish.side === 'in' ? singleWays(read, wish) : [];
    if (quoted === undefined) {
      expect({ index, singles }).toEqual({ index, singles: [] });
      continue;
    }
    const { plan, saving } = quoted;
    // A sale cut into orders on a book may lose a unit at each cut, and each of them is an operation.
    const cuts = plan.paths.flat().flatMap((step) => (step.kind === 'book' ? step.orders.slice(1) : []));
    const { hopCost = 0n } = wish;
    for (const single of singles) {
      const lost = single - scoreOf(plan, wish) - BigInt(cuts.length) * hopCost;
      expect({ index, isBetter: lost <= 0n || (lost <= cuts.length && lost * 100_000n <= single) }).toEqual({
        index,
        isBetter: true,
      });
    }
    if (wish.side === 'out') expect(plan.guaranteed.units).toBeGreaterThanOrEqual(wish.fixed.units);
    const isMoved = next() < 0.3;
    if (isMoved) tradeElsewhere(read, plan);
    const now = isMoved ? readState(ledger) : read;
    const given = orNone(() => replaySwap(plan, now.graph.venues, now.fees));
    const moved = execute(plan);
    // Prices too coarse for another one in between: the only way in which a moved book can lead a plan to the trader's
    // own order.
    if (isMoved && given === undefined && moved !== undefined && meetsOwn(read, plan)) continue;
    expect({ index, isRefused: moved === undefined }).toEqual({ index, isRefused: given === undefined });
    if (moved === undefined) {
      expect(isMoved).toBe(true);
      ended.refused += 1;
      continue;
    }
    if (isMoved) {
      expect(given).toBeGreaterThanOrEqual(plan.guaranteed.units);
      expect(moved.get(plan.expected.assetId)).toBeGreaterThanOrEqual(given ?? 0n);
      ended.moved += 1;
    } else expect({ index, moved }).toEqual({ index, moved: foreseen(plan) });
    const kinds = new Set(plan.paths.flat().map(({ kind }) => kind));
    ended.whole += 1;
    ended.mixed += kinds.size === 2 ? 1 : 0;
    ended.ordered += plan.paths.flat().some((step) => step.kind === 'book' && step.orders.length > 1) ? 1 : 0;
    ended.saved += saving === null ? 0 : 1;
    ended.out += wish.side === 'out' ? 1 : 0;
    ended.charged += hopCost > 0n && plan.paths.flat().length > 1 ? 1 : 0;
  }
  // Enough of every kind, so that the test can not pass by leaving some out.
  expect(Math.min(...Object.values(ended))).toBeGreaterThan(STATES / 100);
}, 120_000);
