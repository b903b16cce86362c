// Loaded first: the error table loads with the first refusal, and the fake clock does not wait for it.
import '../protocol/chainError.ts';
import { describe, expect, it } from 'vitest';
import type { FakeNodes } from '../client/fakeNodes.fixture.ts';
import { A, B, setup } from '../client/pool.fixture.ts';
import { orderOf, someMarket } from '../market/book/orders.fixture.ts';
import { watchOrderBook } from './watchOrderBook.ts';

/** An order as a node writes it. */
const json = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each)));

/** Sends a notice of these orders to all watchers of the market on a node. */
const telling = (net: FakeNodes) => (url: typeof A | typeof B, items: readonly unknown[]) => {
  const callback = net.node(url).calls('subscribe_to_market').at(-1)?.params[0];
  net.node(url).say(JSON.stringify({ method: 'notice', params: [callback, [json(items)]] }));
};

async function watching() {
  const all = setup();
  const [one, two] = [orderOf('bid', 100n, 30n), orderOf('ask', 30n, 200n)];
  const orders = { now: [one, two] };
  for (const url of [A, B]) all.net.node(url).answers.get_limit_orders = () => ({ result: json(orders.now) });
  await all.clock.advance(1_000);
  let changes = 0;
  const start = () =>
    watchOrderBook(all.client, someMarket, {
      clock: all.clock,
      changed: () => {
        changes += 1;
      },
      filled: () => undefined,
    });
  const watched = start();
  await all.clock.advance(1_000);
  return { ...all, orders, watched, start, tell: telling(all.net), changes: () => changes, one, two };
}

const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

describe('a watched book', () => {
  it('is read after the subscription starts, and updated by its notices', async () => {
    const { clock, watched, tell, one, two, changes } = await watching();
    expect([idsOf(watched.book.bids), idsOf(watched.book.asks)]).toEqual([[one.id], [two.id]]);
    const [better, before] = [orderOf('bid', 100n, 20n), changes()];
    tell(A, [better]);
    tell(A, [{ ...two, for_sale: 3n }]);
    tell(A, [one.id]);
    await clock.advance(100);
    expect(idsOf(watched.book.bids)).toEqual([better.id]);
    expect(watched.book.asks[0]?.for_sale).toBe(3n);
    // The notices of one block are one change.
    expect(changes()).toBe(before + 1);
  });

  it('is missing until a complete reading, although its notices contain parts of it', async () => {
    const { clock, net, client } = setup();
    net.node(A).answers.get_limit_orders = () => 'never';
    await clock.advance(1_000);
    let changes = 0;
    const changed = () => {
      changes += 1;
    };
    const watched = watchOrderBook(client, someMarket, { clock, changed, filled: () => undefined });
    await clock.advance(500);
    telling(net)(A, [orderOf('bid', 100n, 30n)]);
    await clock.advance(500);
    expect([watched.readAt, watched.book.bids.length, changes]).toEqual([0, 1, 0]);
  });

  it('applies the notices that arrive during the reading, in either order', async () => {
    const { clock, watched, tell, one, two } = await watching();
    watched.readAgain();
    tell(A, [one.id]);
    await clock.advance(1_000);
    expect([idsOf(watched.book.bids), idsOf(watched.book.asks)]).toEqual([[], [two.id]]);
  });

  it('starts again on another node when this one is lost', async () => {
    const { clock, net, watched, orders, two } = await watching();
    orders.now = [two];
    net.node(A).isUp = false;
    net.node(A).drop();
    await clock.advance(3_000);
    expect(net.node(B).calls('subscribe_to_market')).toHaveLength(1);
    expect(idsOf(watched.book.bids)).toEqual([]);
  });

  it('is read again soon after a reading that differed, and rarely while nothing differs', async () => {
    const { net, watched, orders, one } = await watching();
    const reads = () => net.node(A).calls('get_limit_orders').length;
    await net.run(70_000);
    const calm = reads();
    expect(calm).toBeLessThanOrEqual(4);
    orders.now = [one];
    await net.run(120_000);
    expect(idsOf(watched.book.asks)).toEqual([]);
    expect(reads() - calm).toBeGreaterThanOrEqual(3);
  });

  it('is read again when it is crossed, but not repeatedly when the node confirms it', async () => {
    const { clock, net, tell, watched, orders, two } = await watching();
    const [wrong, true2] = [orderOf('bid', 1_000n, 1n), orderOf('bid', 1_001n, 1n)];
    const before = net.node(A).calls('get_limit_orders').length;
    const reads = () => net.node(A).calls('get_limit_orders').length - before;
    tell(A, [wrong]);
    await clock.advance(500);
    expect([reads(), watched.book.isCrossed]).toEqual([1, false]);
    orders.now = [true2, two];
    for (let round = 0; round < 3; round += 1) {
      tell(A, [true2]);
      await clock.advance(500);
    }
    expect([reads(), watched.book.isCrossed]).toEqual([2, true]);
  });

  it('is read once more if the first reading was crossed', async () => {
    const { net, clock, client } = setup();
    const crossed = [orderOf('bid', 1_000n, 1n), orderOf('ask', 30n, 200n)];
    net.node(A).answers.get_limit_orders = () => ({ result: json(crossed) });
    await clock.advance(1_000);
    watchOrderBook(client, someMarket, { clock, changed: () => undefined, filled: () => undefined });
    await clock.advance(1_000);
    for (let round = 0; round < 3; round += 1) {
      telling(net)(A, crossed);
      await clock.advance(500);
    }
    expect(net.node(A).calls('get_limit_orders')).toHaveLength(2);
  });

  it('is polled every few seconds if the node refuses the subscription', async () => {
    const all = setup();
    const refusal = { error: { code: -32_601, message: 'Method not found' } };
    all.net.node(A).answers.subscribe_to_market = () => refusal;
    all.net.node(A).answers.get_limit_orders = () => ({ result: [] });
    await all.clock.advance(1_000);
    const watched = watchOrderBook(all.client, someMarket, {
      clock: all.clock,
      changed: () => undefined,
      filled: () => undefined,
    });
    await all.net.run(20_000);
    expect(all.status().url).toBe(A);
    expect(watched.error).toBeNull();
    expect(all.net.node(A).calls('get_limit_orders').length).toBeGreaterThanOrEqual(3);
  });

  it('reports why it could not be read, and tries again', async () => {
    const { clock, net, watched } = await watching();
    const good = net.node(A).answers.get_limit_orders;
    net.node(A).answers.get_limit_orders = () => ({ result: 'nonsense' });
    watched.readAgain();
    await clock.advance(500);
    expect(watched.error).toMatchObject({ code: 'node.bad_answer' });
    net.node(A).answers.get_limit_orders = good as never;
    await net.run(6_000);
    expect(watched.error).toBeNull();
  });

  it('shares one subscription among all watchers of a market, and ends it with the last', async () => {
    const { clock, net, watched, start, tell, one } = await watching();
    const second = start();
    await clock.advance(500);
    watched.end();
    await clock.advance(500);
    tell(A, [one.id]);
    expect(idsOf(second.book.bids)).toEqual([]);
    expect(net.node(A).calls('subscribe_to_market')).toHaveLength(1);
    expect(net.node(A).calls('unsubscribe_from_market')).toHaveLength(0);
    second.end();
    await clock.advance(500);
    expect(net.node(A).calls('unsubscribe_from_market')).toHaveLength(1);
  });

  it('continues if it is watched again before the node has answered the first subscription', async () => {
    const all = setup();
    const { clock, net, client } = all;
    net.node(A).answers.get_limit_orders = () => ({ result: [] });
    await clock.advance(1_000);
    const watcher = { clock, changed: () => undefined, filled: () => undefined };
    watchOrderBook(client, someMarket, watcher).end();
    watchOrderBook(client, someMarket, watcher);
    await clock.advance(1_000);
    expect(net.node(A).calls('subscribe_to_market')).toHaveLength(2);
    expect(net.node(A).calls('unsubscribe_from_market')).toHaveLength(0);
  });
});
