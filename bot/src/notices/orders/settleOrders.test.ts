import { AppError } from '@xbts/shared/errors/appError.ts';
import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { markSides, openOrdersOf, replaceOpenOrders } from '../../storage/repositories/openOrders.ts';
import { followAccount, markAccounts } from '../../storage/repositories/orderAccounts.ts';
import { advancePosition } from '../../storage/repositories/positions.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { awaitedOn, watch } from '../awaited.fixture.ts';
import { beginOrders } from './beginOrders.ts';
import { compareOrders } from './compareOrders.ts';
import { createOrderSettler } from './settleOrders.ts';

const [ACCOUNT, ORDER] = ['1.2.17', '1.7.4'];
const NOON = Date.UTC(2026, 10, 24, 12);
let storage: Storage;

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  await storage.db.deleteFrom('subscribers').execute();
  await storage.db.deleteFrom('order_accounts').execute();
});
afterEach(() => void vi.useRealTimers());

const order: OpenOrder = {
  id: ORDER,
  soldId: '1.3.0',
  wantedId: '1.3.7',
  priceSold: 10n,
  priceWanted: 20n,
  left: 6n,
  expiresAt: new Date(NOON),
  untold: null,
};

/** An account with one resting order, followed from block 50 on; settles blocks up to one, of the given time. */
async function following(change: Partial<OpenOrder> = {}, history: readonly object[] = []) {
  const { chain, calls, deps } = awaitedOn(storage, { 'history.get_account_history': () => history });
  await watch(storage, 1, 'orderChanged', ACCOUNT);
  await followAccount(storage.db, ACCOUNT, 50);
  await replaceOpenOrders(storage.db, ACCOUNT, [{ ...order, ...change }]);
  chain.objects.set(ORDER, { id: ORDER, for_sale: 6 });
  const settler = createOrderSettler(deps);
  let block = 50;
  const settle = async (at: number) => {
    block += 1;
    calls.length = 0;
    await settler({ block, at: new Date(at) });
    return calls.filter(({ name }) => name === 'history.get_account_history').length;
  };
  const open = async () => (await openOrdersOf(storage.db, ACCOUNT)).map(({ id }) => id);
  return { chain, calls, settle, open };
}

it('an expired order without a reported end is forgotten ten minutes later', async () => {
  const { chain, settle, open } = await following();
  chain.objects.clear();
  await settle(NOON + 599_999);
  expect(await open()).toEqual([ORDER]);
  await settle(NOON + 600_000);
  expect(await open()).toEqual([]);
});

it('fills wait half a minute for more, and only then their history is read and they are reported', async () => {
  const filled = { sold: 4n, got: 8n, fee: 1n, since: new Date(NOON), operation: '49/2/3' };
  const { settle } = await following({ untold: filled, expiresAt: new Date(NOON + 3_600_000) });
  const told = () => storage.db.selectFrom('outbox').select('facts').execute();
  expect([await settle(NOON + 29_999), await told()]).toEqual([0, []]);
  expect(await settle(NOON + 30_000)).toBeGreaterThan(0);
  const fact = { outcome: 'partlyFilled', account: 'account-17', operation: '49/2/3', sold: '4', got: '8' };
  const shown = { sells: { symbol: 'BTS', precision: 5 }, wants: { symbol: '1.3.7', precision: 0 } };
  expect(await told()).toMatchObject([{ facts: [{ ...fact, ...shown, fee: '1', left: '6' }] }]);
  // A reported change no longer waits.
  expect(await settle(NOON + 90_000)).toBe(0);
});

/** A fill of these units of the order, in block 51. */
const fillOf = (units: number) => ({
  id: '1.11.9',
  op: [
    4,
    {
      fee: { amount: 0, asset_id: '1.3.7' },
      order_id: ORDER,
      account_id: ACCOUNT,
      pays: { amount: units, asset_id: '1.3.0' },
      receives: { amount: 2 * units, asset_id: '1.3.7' },
      fill_price: { base: { amount: 10, asset_id: '1.3.0' }, quote: { amount: 20, asset_id: '1.3.7' } },
      is_maker: true,
    },
  ],
  result: [0, {}],
  block_num: 51,
  trx_in_block: 2,
  op_in_trx: 3,
  virtual_op: 1,
  block_time: '2026-11-24T12:00:00',
});

it.each([
  ['is told to be', { rests: false, left: [], told: ['filled'] }],
  ['is kept while the chain says that some of it rests', { rests: true, left: [6n], told: [] }],
])('an apparently sold out order %s', async (_, { rests, left, told }) => {
  const { chain, settle } = await following({ expiresAt: new Date(NOON + 3_600_000) }, [fillOf(6)]);
  if (!rests) chain.objects.clear();
  await markAccounts(storage.db, 51, [ACCOUNT]);
  await settle(NOON);
  const rows = await storage.db.selectFrom('outbox').select('facts').execute();
  expect(rows.flatMap(({ facts }) => (facts as { outcome: string }[]).map(({ outcome }) => outcome))).toEqual(
    told,
  );
  expect((await openOrdersOf(storage.db, ACCOUNT)).map((each) => each.left)).toEqual(left);
});

it('an order whose last few units the chain removed is reported as filled, without a request', async () => {
  const removed = {
    ...fillOf(5),
    id: '1.11.10',
    op: [
      2,
      { fee: { amount: 0, asset_id: '1.3.0' }, fee_paying_account: ACCOUNT, order: ORDER, extensions: [] },
    ],
    is_virtual: true,
  };
  const history = [removed, fillOf(5)];
  const { chain, settle, open } = await following({ expiresAt: new Date(NOON + 3_600_000) }, history);
  let asked = 0;
  chain.onAsked = () => {
    asked += 1;
  };
  await markAccounts(storage.db, 51, [ACCOUNT]);
  await settle(NOON);
  const [row] = await storage.db.selectFrom('outbox').select('facts').execute();
  expect([row?.facts, await open(), asked]).toMatchObject([[{ outcome: 'filled', left: '1' }], [], 0]);
});

it.each([
  ['node.timeout', 'fulfilled'],
  ['node.closed', 'rejected'],
] as const)('an account whose history fails with %s leaves the round %s', async (code, status) => {
  const { deps } = awaitedOn(storage, {
    'history.get_account_history': () => {
      throw new AppError(code);
    },
  });
  await watch(storage, 1, 'orderChanged', ACCOUNT);
  await followAccount(storage.db, ACCOUNT, 50);
  await markAccounts(storage.db, 51, [ACCOUNT]);
  const [round] = await Promise.allSettled([createOrderSettler(deps)({ block: 51, at: new Date(NOON) })]);
  expect(round.status).toBe(status);
});

it('every order is compared with the chain at the start, and then every five minutes', async () => {
  const { chain, calls, settle } = await following({ expiresAt: new Date(NOON + 3_600_000) });
  const compared = () => calls.some(({ name }) => name === 'database.get_objects');
  const after = async (ms: number) => {
    vi.setSystemTime(NOON + ms);
    return [await settle(NOON), compared()];
  };
  expect(await after(0)).toEqual([0, true]);
  chain.objects.set(ORDER, { id: ORDER, for_sale: 5 });
  expect(await after(299_999)).toEqual([0, false]);
  const [reads] = await after(300_000);
  expect(reads).toBeGreaterThan(0);
});

it('newly watched accounts are looked up every three seconds, twenty at once', async () => {
  const { deps } = awaitedOn(storage, {
    'history.get_account_history': () => [],
    'database.get_limit_orders_by_account': () => [],
  });
  const ids = Array.from({ length: 41 }, (_, index) => `1.2.${100 + index}`);
  await watch(storage, 1, 'orderChanged', ...ids);
  const settler = createOrderSettler(deps);
  const followed = async (ms: number) => {
    vi.setSystemTime(NOON + ms);
    await settler({ block: 60, at: new Date(NOON) });
    return (await storage.db.selectFrom('order_accounts').selectAll().execute()).length;
  };
  expect([await followed(0), await followed(2_999), await followed(3_000)]).toEqual([20, 20, 40]);
});

it('an account that begins while later blocks are recorded reads its history up to them', async () => {
  const { deps } = awaitedOn(storage, {
    'history.get_account_history': () => [],
    'database.get_limit_orders_by_account': () => [],
  });
  await watch(storage, 1, 'orderChanged', ACCOUNT);
  await advancePosition(storage.db, 'ab', { from: undefined, to: 64 });
  await beginOrders(deps, 60);
  await storage.db.deleteFrom('positions').execute();
  const begun = await storage.db.selectFrom('order_accounts').select(['read_to', 'due_to']).execute();
  expect(begun).toEqual([{ read_to: 60n, due_to: 64n }]);
});

it('a trade marks its side also while an account has more to read, and none without open orders otherwise', async () => {
  const { db } = storage;
  const side = { soldId: '1.3.0', wantedId: '1.3.7' };
  const marked = async (block: number) => {
    await markSides(db, block, [side]);
    const due = await db.selectFrom('order_sides_due').select('block_num').execute();
    return due.map(({ block_num: num }) => num);
  };
  await db.deleteFrom('order_sides_due').execute();
  await followAccount(db, ACCOUNT, 50);
  expect(await marked(51)).toEqual([]);
  await markAccounts(db, 52, [ACCOUNT]);
  expect(await marked(53)).toEqual([53n]);
  await db.deleteFrom('order_sides_due').execute();
});

it('unanswered requests for accounts and orders are repeated after the next range', async () => {
  let isDown = true;
  const answer = (call: () => unknown) => () => {
    if (isDown) throw new AppError('node.timeout');
    return call();
  };
  let compared = 0;
  const { deps } = awaitedOn(storage, {
    'history.get_account_history': () => [],
    'database.get_limit_orders_by_account': answer(() => []),
    'database.get_objects': answer(() => {
      compared += 1;
      return [{ id: ORDER, for_sale: 6 }];
    }),
  });
  await watch(storage, 1, 'orderChanged', ACCOUNT, '1.2.18');
  await followAccount(storage.db, ACCOUNT, 50);
  await replaceOpenOrders(storage.db, ACCOUNT, [{ ...order, expiresAt: new Date(NOON + 3_600_000) }]);
  const settler = createOrderSettler(deps);
  const settle = async (block: number) => {
    await settler({ block, at: new Date(NOON) });
    return [(await storage.db.selectFrom('order_accounts').selectAll().execute()).length, compared];
  };
  expect(await settle(60)).toEqual([1, 0]);
  isDown = false;
  expect(await settle(61)).toEqual([2, 1]);
  expect(await settle(62)).toEqual([2, 1]);
});

/** An open order in a node's form. */
const resting = {
  id: ORDER,
  expiration: '2030-01-01T00:00:00',
  seller: ACCOUNT,
  for_sale: 6,
  sell_price: { base: { amount: 10, asset_id: '1.3.0' }, quote: { amount: 20, asset_id: '1.3.7' } },
  deferred_fee: 0,
  deferred_paid_fee: { amount: 0, asset_id: '1.3.0' },
};

it.each(['delete from order_accounts', 'insert into open_orders'])('ends if %s fails', async (statement) => {
  await watch(storage, 1, 'orderChanged', ACCOUNT);
  const { deps } = awaitedOn(failingOn(storage, statement), {
    'history.get_account_history': () => [],
    'database.get_limit_orders_by_account': () => [resting],
  });
  const settle = createOrderSettler(deps);
  await expect(settle({ block: 60, at: new Date(NOON) })).rejects.toMatchObject({
    code: 'storage.unavailable',
  });
});

it("an account that another process follows by now keeps that one's data", async () => {
  await watch(storage, 1, 'orderChanged', ACCOUNT);
  const { deps } = awaitedOn(storage, {
    'history.get_account_history': () => [],
    'database.get_limit_orders_by_account': () => {
      void followAccount(storage.db, ACCOUNT, 60);
      return [resting];
    },
  });
  await createOrderSettler(deps)({ block: 60, at: new Date(NOON) });
  expect(await openOrdersOf(storage.db, ACCOUNT)).toEqual([]);
});

/** Settles a block in which the order's account sold all of it. */
async function soldOut(on: Storage, onRead = () => {}) {
  const { deps } = awaitedOn(on, {
    'history.get_account_history': () => {
      onRead();
      return [fillOf(6)];
    },
  });
  await watch(storage, 1, 'orderChanged', ACCOUNT);
  await followAccount(storage.db, ACCOUNT, 50);
  await replaceOpenOrders(storage.db, ACCOUNT, [{ ...order, expiresAt: new Date(NOON + 3_600_000) }]);
  await markAccounts(storage.db, 51, [ACCOUNT]);
  const [round] = await Promise.allSettled([createOrderSettler(deps)({ block: 51, at: new Date(NOON) })]);
  const queued = await storage.db.selectFrom('outbox').selectAll().execute();
  const open = await openOrdersOf(storage.db, ACCOUNT);
  return { status: round.status, queued: queued.length, open: open.length };
}

it('work settled by another process is left to it', async () => {
  const read = () => void storage.db.updateTable('order_accounts').set({ read_to: 51 }).execute();
  expect(await soldOut(storage)).toEqual({ status: 'fulfilled', queued: 1, open: 0 });
  await storage.db.deleteFrom('subscribers').execute();
  await storage.db.deleteFrom('order_accounts').execute();
  expect(await soldOut(storage, read)).toEqual({ status: 'fulfilled', queued: 0, open: 1 });
});

it.each([
  'select o.order_id',
  'delete from "order_sides_due"',
  'update order_accounts set due_to',
  'update "order_accounts"',
  'delete from "open_orders"',
  'insert into outbox',
])('a round in which %s fails stores and reports nothing', async (statement) => {
  const failing = failingOn(storage, statement);
  expect(await soldOut(failing)).toEqual({ status: 'rejected', queued: 0, open: 1 });
});

it('a changed order is not skipped if its account could not be recorded', async () => {
  await watch(storage, 1, 'orderChanged', ACCOUNT);
  await followAccount(storage.db, ACCOUNT, 50);
  await replaceOpenOrders(storage.db, ACCOUNT, [order]);
  const { deps } = awaitedOn(failingOn(storage, 'update order_accounts'));
  await expect(compareOrders(deps, { block: 51, isAll: true })).rejects.toMatchObject({
    code: 'storage.unavailable',
  });
});

/** Accounts with more history to read. */
async function due(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `1.2.${100 + index}`);
  await watch(storage, 1, 'orderChanged', ...ids);
  for (const id of ids) await followAccount(storage.db, id, 50);
  await markAccounts(storage.db, 51, ids);
}

it('up to five hundred accounts are read after a range, and a failed one stops no other', async () => {
  await due(21);
  const asked = new Set<string>();
  const limits: unknown[] = [];
  const reading = failingOn(storage, 'select f.account_id', (parameters) => {
    limits.push(parameters.at(-1));
    return undefined;
  });
  const { deps } = awaitedOn(reading, {
    'history.get_account_history': (id: string) => {
      asked.add(id);
      throw new AppError('node.timeout');
    },
  });
  await createOrderSettler(deps)({ block: 51, at: new Date(NOON) });
  expect([asked.size, limits]).toEqual([21, [500]]);
});

it('ten accounts are read at once, and no more of them if nothing can be stored', async () => {
  await due(21);
  let reads = 0;
  const failing = failingOn(storage, 'select * from "open_orders"', () => {
    reads += 1;
    return new AppError('storage.unavailable');
  });
  const settling = createOrderSettler(awaitedOn(failing).deps)({ block: 51, at: new Date(NOON) });
  await expect(settling).rejects.toMatchObject({ code: 'storage.unavailable' });
  expect(reads).toBe(10);
});

it('open orders are compared a thousand at a time, the last like the first', async () => {
  await watch(storage, 1, 'orderChanged', ACCOUNT, '1.2.18');
  for (const id of [ACCOUNT, '1.2.18']) await followAccount(storage.db, id, 50);
  const ids = Array.from({ length: 1_000 }, (_, index) => `1.7.${1_000 + index}`);
  await replaceOpenOrders(
    storage.db,
    ACCOUNT,
    ids.map((id) => ({ ...order, id })),
  );
  let pages: unknown[] = [];
  const counting = failingOn(storage, 'select o.order_id', ([after]) => {
    pages.push(after);
    return undefined;
  });
  const { chain, deps } = awaitedOn(counting);
  for (const id of ids) chain.objects.set(id, { id, for_sale: 6 });
  const marked = async () => {
    pages = [];
    await compareOrders(deps, { block: 51, isAll: true });
    const rows = await storage.db.selectFrom('order_accounts').selectAll().execute();
    const due = rows.filter(({ due_to: to }) => Number(to) > 50);
    return [pages, due.map(({ account_id: id }) => id)];
  };
  expect(await marked()).toEqual([['', '1.7.1999'], []]);
  await replaceOpenOrders(storage.db, '1.2.18', [{ ...order, id: '1.7.9' }]);
  expect(await marked()).toEqual([['', '1.7.1999'], ['1.2.18']]);
});
