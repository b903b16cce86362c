import { type WatchedBook, watchOrderBook } from '@xbts/shared/actions/watchOrderBook.ts';
import { numbersOf } from '@xbts/shared/amm/randomPools.fixture.ts';
import { FakeClock } from '@xbts/shared/client/fakeClock.fixture.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { openSocketWith } from '@xbts/shared/client/webSocket.ts';
import { type BookSide, priceOf, restOf } from '@xbts/shared/market/book/bookOrder.ts';
import type { MarketFill } from '@xbts/shared/market/book/marketNotice.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ledger } from '../devnet/chain/ledger/ledger.ts';
import {
  ASSET_A,
  ASSET_B,
  GENESIS_SECONDS,
  OWNER,
  SHARE,
  startSmallChain,
  TRADER,
} from '../devnet/chain/ledger/smallChain.ts';
import { toTime } from '../devnet/chain/ledger/time.ts';
import { type ChainNode, startChainNode } from '../devnet/chain/rpc/startChainNode.ts';

/** EVENTS=100000 runs the long comparison. */
const EVENTS = Number(process.env.EVENTS ?? 10_000);
const A_BLOCK = 40;
const market = { base: ASSET_A, quote: ASSET_B };
const next = numbersOf(Number(process.env.BOOK_SEED ?? 5));
const upTo = (most: number) => 1 + Math.floor(next() * most);
const pick = <T>(all: readonly T[]): T => all[upTo(all.length) - 1] as T;

let ledger: Ledger;
let nodes: ChainNode[];
let client: ReturnType<typeof createNodePool>;
let seconds = GENESIS_SECONDS;

beforeAll(async () => {
  ledger = await startSmallChain();
  nodes = [await startChainNode({ ledger, port: 0 }), await startChainNode({ ledger, port: 0 })];
  const urls = nodes.map(({ url }) => url);
  client = createNodePool({ urls, chainId: 'auto', openSocket: openSocketWith(WebSocket) });
});

afterAll(async () => {
  client?.close();
  for (const node of nodes ?? []) await node.close();
});

/** The results of the events. */
const seen = { placed: 0, cancelled: 0, filled: 0, expired: 0, mended: 0, compared: 0 };

const fee = { amount: 500_000, asset_id: '1.3.0' };
const freeOfCharge = { amount: 50_000, asset_id: '1.3.0' };

/**
 * An order near a price of one, small enough that rests round to nothing; one of ten in another market, whose ids are
 * interleaved.
 */
function place(): void {
  const [sells, wants] = pick([
    [ASSET_A, ASSET_B],
    [ASSET_B, ASSET_A],
  ] as const);
  const amount = pick([upTo(9), upTo(300), upTo(20_000)]);
  const worth = Math.max(1, Math.round(amount * (0.97 + next() * 0.1)));
  const life = next() < 0.4 ? upTo(60) : 2_000_000 + upTo(400);
  seen.placed += 1;
  ledger.pushOperations([
    [
      1,
      {
        fee,
        seller: pick([OWNER, TRADER]),
        amount_to_sell: { amount, asset_id: sells },
        min_to_receive: { amount: worth, asset_id: next() < 0.1 ? SHARE : wants },
        expiration: toTime(seconds + life),
        fill_or_kill: false,
        extensions: {},
      },
    ],
  ]);
}

function cancel(): void {
  const order = pick([...ledger.state.all('1.7')]);
  if (order === undefined) return;
  seen.cancelled += 1;
  const body = { fee_paying_account: order.seller, order: order.id, extensions: [] };
  ledger.pushOperations([[2, { fee: freeOfCharge, ...body }]]);
}

/** The chain advances; operations pending for too long are dropped with their order ids. */
function block(isDropping = false): void {
  seconds += isDropping ? 100_000 : 3;
  const { operations } = ledger.produceBlock(seconds);
  seen.expired += operations.filter(({ op, is_virtual }) => op[0] === 2 && is_virtual).length;
}

interface ToldEntry {
  id: string;
  base: string;
  quote: string;
  price: string;
  owner_id: string;
}

const SCALE = 10n ** 19n;

/**
 * A price in the node's format: base for one quote, cut after nineteen decimals (the assets have none), without
 * trailing zeros.
 */
function priceText({ base, quote }: { base: bigint; quote: bigint }): string {
  const text = ((base * SCALE) / quote).toString().padStart(20, '0');
  return `${text.slice(0, -19)}.${text.slice(-19)}`.replace(/\.?0+$/u, '');
}

/** The node's own book, and the followed one in the same form. */
async function bothBooks(watched: WatchedBook) {
  const theirs = await client.call<Record<BookSide, ToldEntry[]>>('database', 'get_order_book', [
    ASSET_A,
    ASSET_B,
    50,
  ]);
  const ours = (side: BookSide) =>
    watched.book[side].slice(0, 50).map((order) => {
      const { base, quote } = restOf(side, order);
      return [order.id, order.seller, priceText(priceOf(side, order)), `${base}`, `${quote}`].join(' ');
    });
  const told = (side: BookSide) =>
    theirs[side].map(({ id, owner_id, price, base, quote }) => [id, owner_id, price, base, quote].join(' '));
  return {
    ours: { bids: ours('bids'), asks: ours('asks') },
    theirs: { bids: told('bids'), asks: told('asks') },
  };
}

/** Everything sent by the node so far has arrived: answers follow the notices on the same line. */
async function allHeard(clock: FakeClock): Promise<void> {
  await client.call('database', 'get_chain_id', []);
  await clock.advance(50);
}

async function isEqual(watched: WatchedBook): Promise<boolean> {
  const { ours, theirs } = await bothBooks(watched);
  return JSON.stringify(ours) === JSON.stringify(theirs);
}

/** The node in use disconnects; another one takes over. */
async function loseNode(): Promise<void> {
  const before = client.status.get().url;
  nodes.find(({ url }) => url === before)?.faults.dropConnections();
  await expect.poll(() => client.status.get().url).not.toBe(before);
}

it("a followed book equals the node's after thousands of events, reconnections and changes of node", async () => {
  const clock = new FakeClock();
  const filled = (fills: readonly MarketFill[]) => {
    seen.filled += fills.length;
  };
  const watched = watchOrderBook(client, market, { clock, changed: () => undefined, filled });
  await expect.poll(() => watched.readAt).toBeGreaterThan(0);
  for (let number = 1; number <= EVENTS / A_BLOCK; number += 1) {
    for (let event = 0; event < A_BLOCK; event += 1) {
      if (next() < 0.8) place();
      else cancel();
    }
    const [isReading, isDropping, isLosing] = [number % 10 === 0, number % 40 === 20, number % 50 === 25];
    if (isReading) {
      // A reading includes pending operations: some of them get into no block, or into one with other order ids.
      watched.readAgain();
      await client.call('database', 'get_chain_id', []);
    }
    block(isDropping);
    if (isLosing) await loseNode();
    if (number % 5 !== 0) continue;
    await allHeard(clock);
    if (isReading && !(await isEqual(watched))) seen.mended += 1;
    // Waits for the safety reading only if the book may contain events that never happened.
    if (isReading) await clock.advance(60_000);
    if (isReading || isLosing) await expect.poll(() => isEqual(watched)).toBe(true);
    const { ours, theirs } = await bothBooks(watched);
    expect(ours).toEqual(theirs);
    seen.compared += 1;
  }
  watched.end();
  // Enough of every kind, so that the test can not pass by leaving some out.
  expect(seen.compared).toBe(Math.floor(EVENTS / A_BLOCK / 5));
  expect(Math.min(seen.placed, seen.cancelled, seen.filled, seen.expired)).toBeGreaterThan(EVENTS / 20);
  expect(seen.mended).toBeGreaterThan(0);
}, 300_000);
