import type { IncomingTransfer } from '@xbts/bot/src/chain/follower/findings.ts';
import { noTouches } from '@xbts/bot/src/chain/orders/findOrderTouches.ts';
import { recordBlocks } from '@xbts/bot/src/notices/rounds/recordRange.ts';
import { forget } from '@xbts/bot/src/storage/forget.ts';
import { cleanUp } from '@xbts/bot/src/storage/housekeeping.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { awaitedAmong } from '@xbts/bot/src/storage/repositories/answeredRequests.ts';
import {
  findRequest,
  keepRequest,
  MOST_REQUESTS,
  type NewRequest,
  noteSent,
} from '@xbts/bot/src/storage/repositories/paymentRequests.ts';
import { addCard, claimUnmarkedCards, noteMarked } from '@xbts/bot/src/storage/repositories/requestCards.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables, onBothEngines } from '../../bothEngines.ts';

const [ALICE, BOB] = [7, 8];
const chainId = 'ab'.repeat(32);

const coffee: NewRequest = {
  id: 'coffee0000000000',
  uid: ALICE,
  language: 'en',
  accountId: '1.2.17',
  account: 'alice-trader7',
  symbol: 'BTS',
  amount: '10',
  memo: 'coffee',
  isOwn: false,
  assetId: '1.3.0',
  units: 1_000_000n,
  afterBlock: 100,
  isSent: true,
};

const payment: IncomingTransfer = {
  operation: '101/0/0',
  fromName: 'bob-holder2',
  toId: '1.2.17',
  toName: 'alice-trader7',
  units: 1_000_000n,
  symbol: 'BTS',
  precision: 5,
  isDeposit: false,
  assetId: '1.3.0',
  isAwaited: true,
};

onBothEngines('requests for payments', (databases) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databases.open();
  });
  beforeEach(() => emptyTables(storage));

  const kept = (change: Partial<NewRequest> = {}) => keepRequest(storage.db, { ...coffee, ...change });
  const paidBy = async (id = coffee.id) => (await findRequest(storage.db, id))?.paid?.operation;
  /** Records a block with these transfers to Alice. */
  const pay = (blockNum: number, ...changes: Partial<IncomingTransfer>[]) => {
    const transfers = changes.map((change, index) => ({
      ...payment,
      operation: `${blockNum}/${index}/0`,
      ...change,
    }));
    const blocks = [{ blockNum, at: new Date(), payouts: [], transfers }];
    const from = blockNum === 101 ? undefined : blockNum - 1;
    return recordBlocks(storage, { chainId, from, to: blockNum, blocks, orders: noTouches });
  };

  it('an exact payment marks the oldest matching request, each payment one and each request once', async () => {
    await kept();
    await kept({ id: 'coffee0000000001' });
    expect(await awaitedAmong(storage.db, ['1.2.17', '1.2.18'])).toEqual(new Set(['1.2.17']));
    await pay(101, {});
    expect(await paidBy()).toBe('101/0/0');
    expect(await paidBy('coffee0000000001')).toBeUndefined();
    // Repeating the same range, as after a kill before its confirmation, is refused with all its contents.
    expect(await pay(101, {})).toBe(false);
    await pay(102, {}, {});
    expect(await paidBy()).toBe('101/0/0');
    expect(await paidBy('coffee0000000001')).toBe('102/0/0');
    expect(await awaitedAmong(storage.db, ['1.2.17'])).toEqual(new Set());
  });

  it.each<[string, Partial<IncomingTransfer>, Partial<NewRequest>]>([
    ['of another amount', { units: 1_000_001n }, {}],
    ['of another asset', { assetId: '1.3.1' }, {}],
    ['to another account', { toId: '1.2.18' }, {}],
    ['that a gateway credits', { isDeposit: true }, {}],
    ['in a block of before', {}, { afterBlock: 101 }],
    ['of what nobody was sent', {}, { isSent: false }],
    ['where any amount was asked for', {}, { units: null }],
  ])('a payment %s marks nothing', async (_, transfer, request) => {
    await kept(request);
    await pay(101, transfer);
    expect(await paidBy()).toBeUndefined();
  });

  it('an offered request can be answered once another person has it', async () => {
    await kept({ isSent: false });
    await noteSent(storage.db, coffee.id);
    await pay(101, {});
    expect(await paidBy()).toBe('101/0/0');
  });

  it('its subscribed maker is notified once, even if the payment is also a reported transfer', async () => {
    const subscriber = { uid: ALICE, language: 'en', kinds: ['incomingTransfer'] };
    await saveSubscriber(storage.db, subscriber);
    await addAccounts(storage.db, ALICE, [{ id: '1.2.17', name: 'alice-trader7' }]);
    await kept();
    await kept({ id: 'bobs000000000000', uid: BOB, units: 5n });
    await pay(101, {}, { units: 5n });
    const queued = await storage.db.selectFrom('outbox').select(['uid', 'kind']).orderBy('id').execute();
    expect(queued).toEqual([
      { uid: 7n, kind: 'requestPaid' },
      { uid: 7n, kind: 'incomingTransfer' },
    ]);
  });

  it('a card is given to one process at a time, and again when that one was killed', async () => {
    await kept();
    await addCard(storage.db, 'card-1', coffee.id);
    await addCard(storage.db, 'card-1', coffee.id);
    const take = (leaseSeconds = 60) => claimUnmarkedCards(storage.db, { limit: 5, leaseSeconds });
    expect(await take()).toEqual([]);
    await pay(101, {});
    expect(await take(0)).toMatchObject([
      { inlineMessageId: 'card-1', request: { paid: { operation: '101/0/0' } } },
    ]);
    expect(await take()).toHaveLength(1);
    expect(await take()).toEqual([]);
    await noteMarked(storage.db, 'card-1');
    await storage.db.updateTable('request_cards').set({ try_at: new Date() }).execute();
    expect(await take()).toEqual([]);
  });

  it('the open requests per person are limited, and of offered ones only the newest stays', async () => {
    for (let index = 0; index < MOST_REQUESTS; index += 1)
      expect(await kept({ id: `sent-${index}` })).toBe(true);
    expect(await kept({ id: 'one-too-many' })).toBe(false);
    expect(await kept({ id: 'of-another', uid: BOB })).toBe(true);
    await emptyTables(storage);
    for (let index = 0; index < MOST_REQUESTS + 3; index += 1)
      await kept({ id: `offered-${index}`, isSent: false });
    const left = storage.db.selectFrom('payment_requests').select('id').where('uid', '=', BigInt(ALICE));
    expect(await left.execute()).toHaveLength(MOST_REQUESTS);
  });

  it('ends after a day, without its message afterwards, and is deleted after another', async () => {
    await kept();
    const age = (days: number) =>
      storage.db
        .updateTable('payment_requests')
        .set({ expires_at: new Date(Date.now() - (days - 1) * 86_400_000) })
        .execute();
    await age(1);
    await cleanUp(storage);
    expect(await findRequest(storage.db, coffee.id)).toMatchObject({ isOver: true, memo: '' });
    await pay(101, {});
    expect(await paidBy()).toBeUndefined();
    await age(2);
    await cleanUp(storage);
    expect(await findRequest(storage.db, coffee.id)).toBeUndefined();
  });

  it('is deleted with all other data of its maker, with its cards', async () => {
    await kept();
    await addCard(storage.db, 'card-1', coffee.id);
    await forget(storage, ALICE);
    expect(await findRequest(storage.db, coffee.id)).toBeUndefined();
    expect(await storage.db.selectFrom('request_cards').selectAll().execute()).toEqual([]);
  });
});
