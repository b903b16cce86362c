// @vitest-environment jsdom
import type { AssetFees, PoolState } from '@xbts/shared/amm/poolState.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { orderOf } from '@xbts/shared/market/matching/books.fixture.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Book, QuotedMarket } from './quotedMarket.ts';
import { createQuoteEngine, type FromQuotes, type QuoteQuestion, type ToQuotes } from './quoteEngine.ts';
import { changeOf, createQuoter, type QuoteWorker } from './quoter.ts';

const noFees: AssetFees = {
  chargesMarketFee: false,
  makerFeePercent: 0,
  takerFeePercent: 0,
  maxMarketFee: 0n,
};
const pool = (instance: number, balanceA = 1_000_000n, balanceB = 1_000_000n): PoolState => ({
  id: `1.19.${instance}`,
  assetA: `1.3.${instance}`,
  assetB: `1.3.${instance + 1}`,
  balanceA,
  balanceB,
  takerFeePercent: 0,
  withdrawalFeePercent: 0,
  shareAsset: `1.3.${instance + 100}`,
});
const fees = new Map([0, 1, 2, 3].map((each) => [`1.3.${each}`, noFees]));
const rest = { books: [], traderId: '1.2.18', fees };
const market: QuotedMarket = { ...rest, pools: [pool(0), pool(1)] };
const question: QuoteQuestion = {
  from: '1.3.0',
  to: '1.3.2',
  wish: { side: 'in', fixed: { units: 1_000n, assetId: '1.3.0' }, otherAssetId: '1.3.2', slippage: 0 },
  hopFee: 0n,
};

/** A worker backed by an engine, or by a given handler. */
function workerOf(onMessage: (message: ToQuotes, worker: QuoteWorker) => void) {
  const sent: ToQuotes[] = [];
  const worker: QuoteWorker = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      sent.push(message);
      onMessage(message, worker);
    },
    terminate: vi.fn(),
  };
  return { worker, sent };
}

const say = (worker: QuoteWorker, data: FromQuotes) =>
  queueMicrotask(() => worker.onmessage?.(new MessageEvent('message', { data })));

function engineWorker() {
  const engine = createQuoteEngine();
  return workerOf((message, worker) => {
    const found = engine(message);
    if (found !== null) say(worker, found);
  });
}

/** The data shared by a whole market. */
const terms = { fees, traderId: '1.2.18' };
const loadEngine = async () => createQuoteEngine();
const received = async (asked: Promise<{ plan: { expected: { units: bigint } } | null }>) =>
  (await asked).plan?.expected.units;

afterEach(() => {
  vi.useRealTimers();
});

describe('the quoter', () => {
  it('sends the pools once, then only changed or removed ones', async () => {
    const { worker, sent } = engineWorker();
    const quoter = createQuoter({ openWorker: () => worker, loadEngine, patienceMs: 1_000 });
    // 1,000 give 999 in the first pool, and those give 998 in the second.
    expect(await received(quoter.ask(market, question))).toBe(998n);
    expect(await received(quoter.ask(market, question))).toBe(998n);
    const [first, second] = market.pools as [PoolState, PoolState];
    const moved = { ...second, balanceB: 2_000_000n };
    expect(await received(quoter.ask({ ...rest, pools: [first, moved] }, question))).toBe(1_996n);
    expect((await quoter.ask({ ...rest, pools: [first] }, question)).error?.code).toBe('pool.no_route');
    expect(sent.flatMap((message) => ('change' in message ? [message.change] : []))).toEqual([
      { pools: market.pools, books: [], gone: [], terms },
      { pools: [moved], books: [], gone: [], terms: null },
      { pools: [], books: [], gone: ['1.19.1'], terms: null },
    ]);
  });

  it('sends a book once, then only when it has changed, and trades with it', async () => {
    const { worker, sent } = engineWorker();
    const quoter = createQuoter({ openWorker: () => worker, loadEngine, patienceMs: 1_000 });
    const bookOf = (units: bigint): Book => ({
      id: '1.3.0 1.3.2',
      // Two units of 1.3.2 for each of 1.3.0.
      orders: [orderOf(1, { sell: [2n * units, '1.3.2'], min: [units, '1.3.0'] })],
    });
    const [book, other] = [bookOf(1_000n), bookOf(500n)];
    expect(await received(quoter.ask({ ...market, books: [book] }, question))).toBe(2_000n);
    expect(await received(quoter.ask({ ...market, books: [book] }, question))).toBe(2_000n);
    // 500 units at 2, and the rest through the pools: 500 give 499, and those 498.
    expect(await received(quoter.ask({ ...market, books: [other] }, question))).toBe(1_498n);
    expect(await received(quoter.ask(market, question))).toBe(998n);
    expect(sent.flatMap((message) => ('change' in message ? [message.change] : []))).toMatchObject([
      { books: [book] },
      { pools: [], books: [other], terms: null },
      { pools: [], books: [], gone: ['1.3.0 1.3.2'] },
    ]);
  });

  it('asks about another market without touching the stored one', async () => {
    const { worker } = engineWorker();
    const quoter = createQuoter({ openWorker: () => worker, loadEngine, patienceMs: 1_000 });
    await quoter.ask(market, question);
    const deep = { ...rest, pools: [pool(0), pool(1, 1_000_000n, 3_000_000n)] };
    expect(await received(quoter.askOnce(deep, question))).toBe(2_994n);
    expect(await received(quoter.ask(market, question))).toBe(998n);
  });

  it('searches on the page when no worker can be started', async () => {
    const openWorker = vi.fn(() => {
      throw new AppError('app.part_not_loaded');
    });
    const quoter = createQuoter({ openWorker, loadEngine, patienceMs: 1_000 });
    expect(await received(quoter.ask(market, question))).toBe(998n);
    expect(await received(quoter.ask(market, question))).toBe(998n);
    expect(openWorker).toHaveBeenCalledTimes(1);
  });

  it('repeats unanswered questions of a failed worker on the page, and does not use the worker again', async () => {
    const { worker, sent } = workerOf((_message, its) =>
      queueMicrotask(() => its.onerror?.(new ErrorEvent('error'))),
    );
    const quoter = createQuoter({ openWorker: () => worker, loadEngine, patienceMs: 1_000 });
    const both = await Promise.all([
      received(quoter.ask(market, question)),
      received(quoter.askOnce(market, question)),
    ]);
    expect(both).toEqual([998n, 998n]);
    const before = sent.length;
    expect(await received(quoter.ask(market, question))).toBe(998n);
    expect(sent).toHaveLength(before);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('gives up a worker that is silent for too long', async () => {
    vi.useFakeTimers();
    const { worker } = workerOf(() => undefined);
    const quoter = createQuoter({ openWorker: () => worker, loadEngine, patienceMs: 1_000 });
    const asked = received(quoter.ask(market, question));
    await vi.advanceTimersByTimeAsync(999);
    expect(worker.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBe(998n);
  });

  it('reports when the page can’t load the search either, and tries again at the next question', async () => {
    let isOnline = false;
    const quoter = createQuoter({
      openWorker: () => {
        throw new AppError('app.part_not_loaded');
      },
      loadEngine: async () => {
        if (!isOnline) throw new AppError('app.part_not_loaded');
        return createQuoteEngine();
      },
      patienceMs: 1_000,
    });
    await expect(quoter.ask(market, question)).rejects.toMatchObject({ code: 'app.part_not_loaded' });
    isOnline = true;
    expect(await received(quoter.ask(market, question))).toBe(998n);
  });
});

it('finds no change between markets of the same pools', () => {
  expect(changeOf(market, market)).toBeNull();
  expect(changeOf(market, { ...rest, pools: [...market.pools] })).toBeNull();
  expect(changeOf(null, { ...rest, pools: [] })).toEqual({ pools: [], books: [], gone: [], terms });
});

describe('an answer', () => {
  const answer = (asked: Partial<QuoteQuestion>) =>
    createQuoteEngine()({ id: 7, question: { ...question, ...asked }, market });

  it('names the pools between two assets without a wish', () => {
    expect(answer({ wish: null })).toEqual({
      id: 7,
      answer: { poolIds: ['1.19.0', '1.19.1'], hopCost: 0n, plan: null, saving: null, error: null },
    });
  });

  it('counts the fee of one more exchange in the bought asset', () => {
    // A thousand fees of ten together give 9,803 of 1.3.2: each is worth 9.8 of it.
    expect(answer({ hopFee: 10n })?.answer.hopCost).toBe(10n);
    // A fee that buys nothing by itself costs something all the same.
    const dear = { ...rest, pools: [pool(0, 1_000_000_000n, 1_000_000n), pool(1)] };
    const asked = { ...question, wish: null, hopFee: 100n };
    expect(createQuoteEngine()({ id: 8, question: asked, market: dear })?.answer.hopCost).toBe(1n);
  });

  it('is an error’s code if the pools give nothing', () => {
    expect(
      answer({ to: '1.3.3', wish: { ...question.wish, otherAssetId: '1.3.3' } as QuoteQuestion['wish'] })
        ?.answer,
    ).toMatchObject({
      poolIds: [],
      error: { code: 'pool.no_route', facts: { from: '1.3.0', to: '1.3.3' } },
    });
    const wish = { side: 'in', fixed: { units: 1n, assetId: '1.3.0' }, otherAssetId: '1.3.2', slippage: 0 };
    expect(answer({ wish } as Partial<QuoteQuestion>)?.answer).toMatchObject({
      plan: null,
      error: { code: 'pool.zero_outcome' },
    });
  });
});
