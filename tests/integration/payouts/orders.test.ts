import { forget } from '@xbts/bot/src/storage/forget.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { positionOf } from '@xbts/bot/src/storage/repositories/positions.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import type { ChainClient, ChainReader } from '@xbts/shared/client/chainClient.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables, onBothEngines } from '../../bothEngines.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { clientOf, startFollower } from './followedChain.ts';
import { type OrderBook, orderBookOf } from './orderBook.ts';

const BOB = 'bob-holder2';
const ALICE = 'alice-trader7';
const makers = [BOB, 'grace-whale8', 'carol-pools3', 'frank-orders6', 'xbts-maker9'];
const STH = 'XBTSX.STH';
/** Eight decimals. */
const oneSth = 100_000_000n;
const USDT = 'XBTSX.USDT';
/** Six decimals: a tenth of one, which is the price of one STH here. */
const tenthUsdt = 100_000n;

let devnet: Devnet;
let client: ChainClient;
let book: OrderBook;

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 0 });
  client = clientOf(devnet.nodes.map(({ url }) => url));
  book = orderBookOf(devnet);
});

afterAll(async () => {
  client?.close();
  await devnet?.close();
});

const head = () => devnet.ledger.head();
const nextSeconds = () => Date.parse(`${head().time}Z`) / 1_000 + 3;

/** Makes blocks three seconds of chain time apart, like on the real chain, without waiting. */
const produce = (count: number) => {
  for (let made = 0; made < count; made += 1) devnet.ledger.produceBlock(nextSeconds());
};

/** Blocks that make the head block irreversible (some 14 at most), and old enough for fills to be reported (10). */
const settle = () => produce(30);

/**
 * Blocks until another one is irreversible; a few may confirm nothing new, since the order of witnesses changes each
 * round.
 */
const confirmNext = () => {
  const { irreversible } = head();
  while (head().irreversible === irreversible) produce(1);
};

const reaches = async (storage: Storage) =>
  expect
    .poll(() => positionOf(storage.db, devnet.ledger.chainId), { timeout: 20_000 })
    .toBe(head().irreversible);

const watch = async ({ db }: Storage, uid: number, names: readonly string[]) => {
  await saveSubscriber(db, { uid, language: 'en', kinds: ['orderChanged'] });
  await addAccounts(
    db,
    uid,
    names.map((name) => ({ id: book.accountId(name), name })),
  );
};

interface SettledOrder {
  outcome: string;
  sold: string;
  left: string;
}

/** What each notice told of orders, the oldest first. */
const toldTo = async ({ db }: Storage, uid = 1): Promise<SettledOrder[][]> => {
  const rows = await db
    .selectFrom('outbox')
    .select('facts')
    .where('uid', '=', BigInt(uid))
    .where('kind', '=', 'orderChanged')
    .orderBy('id')
    .execute();
  return rows.map(({ facts }) =>
    (facts as SettledOrder[]).map(({ outcome, sold, left }) => ({ outcome, sold, left })),
  );
};

const told = (outcome: string, sold: bigint, left: bigint): SettledOrder => ({
  outcome,
  sold: String(sold),
  left: String(left),
});

/** Bob sells `whole` STH at a tenth of a USDT each; returns the order's id. */
const offer = (whole: bigint, options: { until?: string } = {}): string => {
  book.place({ by: BOB, sells: [whole * oneSth, STH], wants: [whole * tenthUsdt, USDT], ...options });
  produce(1);
  return book.openOrders(BOB).at(-1) ?? '';
};

/** Alice takes `whole` of them. */
const take = (whole: bigint) => {
  book.place({ by: ALICE, sells: [whole * tenthUsdt, USDT], wants: [whole * oneSth, STH] });
  produce(1);
};

const options = { watchMs: 0, joinMs: 30_000 };

onBothEngines('orders of watched accounts', (databases) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databases.open();
  });
  beforeEach(async () => {
    for (const name of makers) for (const order of book.openOrders(name)) book.cancel(name, order);
    settle();
    await emptyTables(storage);
    await watch(storage, 1, [BOB]);
  });

  /** A follower that has begun to follow Bob's orders. */
  const following = async (own: Parameters<typeof startFollower>[2] = {}) => {
    const follower = startFollower(storage, client, { ...options, ...own });
    await reaches(storage);
    // A reading that failed after one block is repeated after the next.
    const begun = () => storage.db.selectFrom('order_accounts').selectAll().execute();
    await expect
      .poll(
        () => {
          produce(1);
          return begun();
        },
        { timeout: 20_000, interval: 200 },
      )
      .not.toEqual([]);
    return follower;
  };

  it('reports fills within a short time as one with their sum, then the end, each once they are irreversible', async () => {
    const follower = await following();
    offer(10n);
    for (let fill = 0; fill < 3; fill += 1) take(1n);
    await reaches(storage);
    expect(await toldTo(storage)).toEqual([]);
    settle();
    await expect.poll(() => toldTo(storage), { timeout: 20_000 }).toHaveLength(1);
    expect(await toldTo(storage)).toEqual([[told('partlyFilled', 3n * oneSth, 7n * oneSth)]]);
    take(7n);
    settle();
    await expect.poll(() => toldTo(storage), { timeout: 20_000 }).toHaveLength(2);
    await follower.stop();
    expect((await toldTo(storage))[1]).toEqual([told('filled', 7n * oneSth, 0n)]);
    expect(await storage.db.selectFrom('open_orders').selectAll().execute()).toEqual([]);
  });

  it('reports an expired order with its sales, and one cancelled elsewhere', async () => {
    const follower = await following();
    const until = new Date((nextSeconds() + 30) * 1_000).toISOString().slice(0, 19);
    offer(10n, { until });
    take(4n);
    const cancelled = offer(5n);
    settle();
    await expect.poll(() => toldTo(storage), { timeout: 20_000 }).toHaveLength(1);
    expect(await toldTo(storage)).toEqual([[told('expired', 4n * oneSth, 6n * oneSth)]]);
    book.cancel(BOB, cancelled);
    produce(1);
    settle();
    await expect.poll(() => toldTo(storage), { timeout: 20_000 }).toHaveLength(2);
    await follower.stop();
    expect((await toldTo(storage))[1]).toEqual([told('cancelled', 0n, 5n * oneSth)]);
  });

  it('reports an order filled at its placement, and ignores one that fills or is killed', async () => {
    const follower = await following();
    book.place({ by: ALICE, sells: [6n * tenthUsdt, USDT], wants: [6n * oneSth, STH] });
    produce(1);
    book.place({
      by: BOB,
      sells: [oneSth, STH],
      wants: [tenthUsdt, USDT],
      isFillOrKill: true,
    });
    produce(1);
    book.place({ by: BOB, sells: [5n * oneSth, STH], wants: [5n * tenthUsdt, USDT] });
    produce(1);
    settle();
    await expect.poll(() => toldTo(storage), { timeout: 20_000 }).toHaveLength(1);
    await follower.stop();
    expect(await toldTo(storage)).toEqual([[told('filled', 5n * oneSth, 0n)]]);
  });

  it('knows older orders at a subscription, and reports only later events', async () => {
    offer(10n);
    take(2n);
    settle();
    const follower = startFollower(storage, client, options);
    await reaches(storage);
    take(1n);
    // By then the node has a trade that no irreversible block contains.
    confirmNext();
    await reaches(storage);
    await expect
      .poll(() => storage.db.selectFrom('open_orders').select('left_units').execute(), { timeout: 20_000 })
      .toEqual([{ left_units: 8n * oneSth }]);
    settle();
    await expect.poll(() => toldTo(storage), { timeout: 20_000 }).toHaveLength(1);
    await follower.stop();
    expect(await toldTo(storage)).toEqual([[told('partlyFilled', oneSth, 7n * oneSth)]]);
  });

  it('forgets an account when its watcher mutes everything', async () => {
    const follower = await following();
    offer(10n);
    settle();
    await reaches(storage);
    await storage.db.updateTable('subscribers').set({ is_muted: true }).execute();
    take(10n);
    settle();
    await expect
      .poll(() => storage.db.selectFrom('order_accounts').selectAll().execute(), { timeout: 20_000 })
      .toEqual([]);
    await follower.stop();
    expect(await toldTo(storage)).toEqual([]);
  });

  it('forgets the orders of an account with its only watcher', async () => {
    await (await following()).stop();
    await watch(storage, 2, [BOB]);
    await forget(storage, 1);
    expect(await storage.db.selectFrom('order_accounts').selectAll().execute()).toHaveLength(1);
    await forget(storage, 2);
    expect(await storage.db.selectFrom('order_accounts').selectAll().execute()).toEqual([]);
  });

  it('loses nothing and doubles nothing when it is restarted again and again in the middle', async () => {
    const begun = await following();
    await begun.stop();
    for (let turn = 0; turn < 6; turn += 1) {
      offer(3n);
      take(3n);
      produce(30);
    }
    for (let turn = 0; turn < 5; turn += 1) {
      const follower = startFollower(storage, client, { ...options, batch: 10 });
      await new Promise((resolve) => setTimeout(resolve, 40 * turn));
      await follower.stop();
    }
    const last = startFollower(storage, client, { ...options, batch: 10 });
    await reaches(storage);
    confirmNext();
    await reaches(storage);
    await last.stop();
    const orders = (await toldTo(storage)).flat();
    expect(orders).toEqual(Array.from({ length: 6 }, () => told('filled', 3n * oneSth, 0n)));
  });

  it('repeats a failed reading later, while everything else continues', async () => {
    await (await following()).stop();
    for (const { faults } of devnet.nodes) faults.set({ deniedApis: ['history'] });
    const own = clientOf(devnet.nodes.map(({ url }) => url));
    const follower = startFollower(storage, own, options);
    offer(2n);
    take(2n);
    settle();
    await reaches(storage);
    expect(await toldTo(storage)).toEqual([]);
    for (const { faults } of devnet.nodes) {
      faults.reset();
      faults.dropConnections();
    }
    settle();
    // It retries with each block: one during the reconnection may have been too early.
    await expect
      .poll(
        () => {
          produce(1);
          return toldTo(storage);
        },
        { timeout: 20_000, interval: 200 },
      )
      .toHaveLength(1);
    await follower.stop();
    own.close();
    expect(await toldTo(storage)).toEqual([[told('filled', 2n * oneSth, 0n)]]);
  });

  it('asks about a thousand orders of one market in two calls, and about the one that traded alone in the history', async () => {
    for (let uid = 1; uid <= 1_000; uid += 1) await watch(storage, uid, [makers[(uid + 4) % 5] ?? '']);
    const counted = countedCalls(client);
    const follower = startFollower(storage, counted.client, { ...options, sweepMs: 3_600_000 });
    await reaches(storage);
    for (let count = 0; count < 1_000; count += 1) {
      const price = tenthUsdt + (count === 0 ? 0n : BigInt(1_000 + count));
      book.place({ by: makers[count % 5] ?? '', sells: [oneSth, STH], wants: [price, USDT] });
      if (count % 100 === 99) produce(1);
    }
    settle();
    const sthForUsdt = () =>
      storage.db
        .selectFrom('open_orders')
        .select('order_id')
        .where('sold_id', '=', '1.3.4099')
        .where('wanted_id', '=', devnet.ledger.state.assetBySymbol(USDT)?.id ?? '')
        .execute();
    await expect.poll(sthForUsdt, { timeout: 60_000 }).toHaveLength(1_000);
    // Work following the first range has finished when the next one is recorded.
    confirmNext();
    await reaches(storage);
    counted.calls.length = 0;
    take(1n);
    settle();
    await expect.poll(() => toldTo(storage), { timeout: 20_000 }).toHaveLength(1);
    await follower.stop();
    const asked = (method: string) => counted.calls.filter((call) => call === method).length;
    expect(await storage.db.selectFrom('outbox').select('uid').execute()).toHaveLength(200);
    expect(asked('get_limit_orders_by_account')).toBe(0);
    expect(asked('get_account_history')).toBeLessThanOrEqual(3);
    // Two for the thousand, and one to confirm that the sold one is gone.
    expect(asked('get_objects')).toBeLessThanOrEqual(3);
  });
});

/** The client, with the names of its calls about orders. */
function countedCalls(inner: ChainClient): { client: ChainClient; calls: string[] } {
  const calls: string[] = [];
  const countedReader = (reader: ChainReader): ChainReader['call'] => {
    return (api, method, params, given) => {
      const isAboutOrders = method !== 'get_objects' || String(Object(params[0])[0]).startsWith('1.7.');
      if (isAboutOrders) calls.push(method);
      return reader.call(api, method, params, given);
    };
  };
  const own = new Proxy(inner, {
    get: (target, name) => {
      if (name === 'call') return countedReader(target);
      if (name === 'readers')
        return async (count: number) =>
          (await target.readers(count)).map((reader) => ({ url: reader.url, call: countedReader(reader) }));
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return { client: own, calls };
}
