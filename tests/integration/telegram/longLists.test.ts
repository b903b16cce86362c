import { fakeMarket } from '@xbts/bot/src/chain/market/fakeMarket.fixture.ts';
import type { Market, OpenOrderFigures } from '@xbts/bot/src/chain/market/market.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { addAlert, alertsOf } from '@xbts/bot/src/storage/repositories/alerts.ts';
import { saveMinimum } from '@xbts/bot/src/storage/repositories/paymentMinimums.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import type { Language } from '@xbts/bot/src/telegram/texts/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../devnet/messenger/chats.ts';
import { startTalk, type Talk } from './talk.ts';

/** People of the messenger; one person is answered sixty times a minute. */
const people = { en: 7001001, ru: 7001003, zh: 7001004 } as const;
const BOB = 7001002;
const ALERTS = 50;
const ACCOUNTS = 20;
const ORDERS = 40;
const MINIMUMS = 60;
const POOLS = 33;

/** The longest names there can be, none of them plain text. */
const symbolOf = (index: number) => `X.${String(index).padStart(2, '0')}.${'Y'.repeat(11)}`;
const nameOf = (index: number) => `a${String(index).padStart(2, '0')}.${'b'.repeat(59)}`;
const most = 9_223_372_036_854_775_807n;

const orders = Array.from(
  { length: ORDERS },
  (_, index): OpenOrderFigures => ({
    id: `1.7.${index}`,
    accountId: `1.2.${100 + (index % ACCOUNTS)}`,
    sells: { symbol: symbolOf(index), precision: 12 },
    wants: { symbol: symbolOf(index + 1), precision: 12 },
    priceSold: most,
    priceWanted: most - 1n,
    left: most,
    expiresAt: Date.UTC(2026, 11, 24),
  }),
);
const pools = Array.from({ length: POOLS }, (_, index) => ({
  id: `1.19.${index}`,
  symbolA: symbolOf(index),
  symbolB: symbolOf(index + 40),
  price: 0.000_000_012_345_6,
  apyPercent: 12.5,
  feePercent: 0.3,
  worth: 123_456_789_012,
}));
const told = { readAt: Date.UTC(2026, 10, 27), missing: ['prices', 'tickers', 'staking'] as const };
const market: Market = {
  ...fakeMarket(),
  openOrders: async () => ({ ...told, value: orders }),
  pools: async () => ({ ...told, sources: ['chain', 'prices'], value: pools }),
};

let talk: Talk;
beforeAll(async () => {
  talk = await startTalk({ market });
});
afterAll(() => talk?.close());

/** Somebody who has started the bot and has as much of everything as may be. */
async function collect(uid: number, language: Language): Promise<void> {
  const { db } = talk.storage;
  await talk.answersTo(uid, () => talk.messenger.person.write(uid, '/start'));
  await saveSubscriber(db, { uid, language, kinds: [] });
  const watched = Array.from({ length: ACCOUNTS }, (_, index) => ({
    id: `1.2.${100 + index}`,
    name: nameOf(index),
  }));
  await addAccounts(db, uid, watched);
  for (let index = 0; index < ALERTS; index += 1) {
    const pair = { quote: symbolOf(index), base: symbolOf(index + 1) };
    const rule = { kind: 'above', level: '0.123456789012', repeats: true } as const;
    const triggers = { riseAt: 1, fallAt: null, isArmed: true };
    await addAlert(db, { uid, subject: '1.3.1/1.3.0', ...pair, ...rule, ...triggers }, ALERTS);
  }
  for (let index = 0; index < MINIMUMS; index += 1)
    await saveMinimum(db, uid, { symbol: symbolOf(index), precision: 12, units: most });
}

/** Every page of a list, gone through by its buttons, as the messenger keeps them. */
async function pagesOf(
  uid: number,
  { command, page }: { command: string; page: RegExp },
): Promise<ChatMessage[]> {
  const [first] = await talk.answersTo(uid, () => talk.messenger.person.write(uid, command));
  if (first === undefined) throw new RangeError('no answer');
  const pages = [first];
  const shown = () =>
    talk.messenger.chats.find(uid)?.messages.find((one) => one.message_id === first.message_id);
  for (let next = nextOf(first, page); next !== undefined; ) {
    const data = next;
    await talk.answersTo(uid, () => talk.messenger.person.press(uid, first.message_id, data));
    const message = shown();
    if (message === undefined) throw new RangeError('no message');
    pages.push(message);
    next = nextOf(message, page);
  }
  return pages;
}

/** The last button to another page, where that is a later one. */
function nextOf({ reply_markup: markup, text = '' }: ChatMessage, page: RegExp): string | undefined {
  const data = (markup?.inline_keyboard ?? []).flat().flatMap(({ callback_data: each = '' }) => each);
  const [, shown = '1'] = / · (\d+)\/\d+/u.exec(text) ?? [];
  return data.find((each) => Number(page.exec(each)?.[1]) === Number(shown));
}

const lists = [
  {
    command: '/alert',
    page: /^alert:page:(\d+)$/u,
    count: 5,
    all: Array.from({ length: ALERTS }, (_, i) => symbolOf(i)),
  },
  {
    command: '/accounts',
    page: /^accounts:page:(\d+)$/u,
    count: 2,
    all: Array.from({ length: ACCOUNTS }, (_, i) => nameOf(i)),
  },
  {
    command: '/orders',
    page: /^orders:page:(\d+)$/u,
    count: 5,
    all: orders.map(({ sells }) => sells.symbol),
  },
  {
    command: '/minimum',
    page: /^minimum:page:(\d+)$/u,
    count: 3,
    all: Array.from({ length: MINIMUMS }, (_, i) => symbolOf(i)),
  },
  { command: '/pools', page: /^pools:(\d+):$/u, count: 7, all: pools.map(({ symbolA }) => symbolA) },
] as const;

describe.each(['en', 'ru', 'zh'] as const)('in %s', (language) => {
  const uid = people[language];
  beforeAll(() => collect(uid, language));

  it.each(lists)(
    '$command is gone through by its buttons, whole, within what a message holds',
    async ({ command, page, count, all }) => {
      const pages = await pagesOf(uid, { command, page });
      expect(pages).toHaveLength(count);
      const text = pages.map((each) => each.text).join('\n');
      for (const name of all) expect(text).toContain(name);
      for (const { text: shown = '', entities = [] } of pages) {
        expect(shown.length).toBeLessThanOrEqual(4_096);
        // The stand-in keeps a hundred: with fewer none was lost.
        expect(entities.length).toBeLessThan(100);
        expect(entities.map(({ type }) => type)).not.toContain('url');
      }
      expect(talk.messenger.calls.filter(({ status }) => status !== 200)).toEqual([]);
    },
  );
});

describe('of Bob', () => {
  beforeAll(() => collect(BOB, 'en'));

  it('a deleted alert is gone from its own page, and the page stays', async () => {
    const own = () => alertsOf(talk.storage.db, BOB);
    const id = (await own())[25]?.id;
    const [message] = await talk.answersTo(BOB, () => talk.messenger.person.write(BOB, '/alert'));
    const press = (data: string) => () => talk.messenger.person.press(BOB, message?.message_id ?? 0, data);
    await talk.answersTo(BOB, press('alert:page:2'));
    await talk.answersTo(BOB, press(`alert:drop:${id}:2`));
    expect(await own()).toHaveLength(ALERTS - 1);
    const shown = talk.messenger.chats.find(BOB)?.messages.at(-1)?.text ?? '';
    expect(shown).toContain('Your price alerts · 3/5');
    expect(shown).not.toContain(`${id}. `);
  });

  it('a button pressed twice is done once, and the second redrawing, which changes nothing, is no failure', async () => {
    const [message] = await talk.answersTo(BOB, () => talk.messenger.person.write(BOB, '/accounts'));
    const press = () => talk.messenger.person.press(BOB, message?.message_id ?? 0, 'accounts:page:0');
    const answer = press();
    await talk.answersTo(BOB, () => undefined);
    expect(await answer).toEqual({});
    expect(talk.messenger.calls.filter(({ method }) => method === 'editMessageText').at(-1)?.status).toBe(
      400,
    );
  });

  it('an old button still does its work, though the messenger takes no answer to it any more', async () => {
    const [message] = await talk.answersTo(BOB, () => talk.messenger.person.write(BOB, '/accounts'));
    talk.messenger.expireCallbacks();
    await talk.answersTo(BOB, () => {
      void talk.messenger.person.press(BOB, message?.message_id ?? 0, 'account:1.2.100:0');
      talk.messenger.expireCallbacks();
    });
    const { text = '' } = talk.messenger.chats.find(BOB)?.messages.at(-1) ?? {};
    expect(text).not.toContain(nameOf(0));
    expect(text).toContain(nameOf(1));
    expect(talk.messenger.calls.filter(({ method }) => method === 'answerCallbackQuery').at(-1)?.status).toBe(
      400,
    );
  });
});
