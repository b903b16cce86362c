import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fakeRequestFacts } from '../../chain/fakeRequestFacts.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { addAccounts } from '../../storage/repositories/accounts.ts';
import { findRequest } from '../../storage/repositories/paymentRequests.ts';
import { saveSubscriber } from '../../storage/repositories/subscribers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { chosen, type FakeBotOptions, fakeBot, inlineQuery, pressInline } from '../bot.fixture.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterEach(async () => {
  await storage.db.deleteFrom('payment_requests').execute();
  await storage.db.deleteFrom('subscribers').execute();
});
afterAll(() => storage.close());

interface Card {
  id: string;
  title: string;
  description: string;
  reply_markup: { inline_keyboard: { text: string; url?: string; callback_data?: string }[][] };
  input_message_content: { message_text: string };
}

/** Anna's offered cards for a query. */
async function offered(query: string, options: FakeBotOptions = {}, language?: string) {
  const { bot, calls } = fakeBot(storage, options);
  await bot.handleUpdate(inlineQuery(query, language));
  const payload = calls.find(({ method }) => method === 'answerInlineQuery')?.payload ?? {};
  return { payload, cards: payload.results as Card[], bot, calls };
}

const idOf = ({ id }: Card): string => id.slice('request:'.length);

it('an amount, an asset and an account become a card for this user alone, with a button that opens the filled form', async () => {
  const { payload, cards } = await offered('10 BTS to alice-trader7 see evil.com');
  expect(payload).toMatchObject({ is_personal: true, cache_time: 0 });
  const [card] = cards as [Card];
  expect(cards).toHaveLength(1);
  expect(card.title).toBe('10 BTS to alice-trader7');
  expect(card.input_message_content.message_text).toMatch(
    /^🧾 <b>Payment request<\/b>\n<b>10 BTS to alice-trader7<\/b>\n“see <code>evil\.com<\/code>”\n<i>Not verified: check whose account this is/u,
  );
  expect(card.reply_markup.inline_keyboard).toEqual([
    [{ text: 'Pay in XBTS', url: `https://t.me/xbts_bot?startapp=--req-${idOf(card)}` }],
    [{ text: '🔄 Check payment', callback_data: card.id }],
  ]);
  expect(await findRequest(storage.db, idOf(card))).toMatchObject({
    uid: 7,
    accountId: '1.2.17',
    assetId: '1.3.0',
    units: 1_000_000n,
    memo: 'see evil.com',
    paid: null,
  });
});

it('without a mini app the button is a plain link to the same page', async () => {
  const { cards } = await offered('1 sth to alice-trader7', { mode: 'link' });
  expect(cards[0]?.reply_markup.inline_keyboard[0]?.[0]?.url).toMatch(
    /^https:\/\/mini\.example\.org\/\?startapp=--req-/u,
  );
  expect(cards[0]?.title).toBe('1 XBTSX.STH to alice-trader7');
});

it('without an account it uses the asker’s own, once proven by its key, and the card says so', async () => {
  expect((await offered('request 3 BTS')).cards).toMatchObject([
    { id: 'request:how', title: expect.stringContaining('once I know it') },
  ]);
  await saveSubscriber(storage.db, { uid: 7, language: 'ru', kinds: [] });
  await addAccounts(storage.db, 7, [{ id: '1.2.18', name: 'anna-holder1' }]);
  const { cards } = await offered('запрос 3 BTS за кофе');
  expect(cards).toMatchObject([{ title: '3 BTS на anna-holder1' }]);
  expect(cards[0]?.input_message_content.message_text).toContain('Проверено ключом');
});

it.each([
  ['10', 'Can’t read this as a payment request'],
  ['10 BTS to nobody-here9', 'Account nobody-here9 not found. Check the spelling'],
  ['10 NOPE to alice-trader7', 'Asset NOPE not found. Check the spelling'],
  ['0 BTS to alice-trader7', 'Enter an amount above zero'],
  ['0.0000001 BTS to alice-trader7', 'Too many decimals for this asset'],
  ['9999999999999 BTS to alice-trader7', 'More than this asset can ever have. Enter less'],
  ['1 BTS to alice-trader7 a\u202eb', 'The memo is too long or has hidden characters'],
])('“%s” gives a card that explains the format', async (query, reason) => {
  const { cards } = await offered(query);
  expect(cards).toMatchObject([{ id: 'request:how', title: reason }]);
  expect(cards[0]?.input_message_content.message_text).toContain('@xbts_bot 10 BTS to alice-trader7 coffee');
  expect(await storage.db.selectFrom('payment_requests').selectAll().execute()).toEqual([]);
});

it('the card reports that no node answers, and a price still works', async () => {
  const account = () => Promise.reject(new AppError('node.unreachable', { method: 'get_accounts' }));
  const requestFacts = { ...fakeRequestFacts, account };
  const { cards } = await offered('1 BTS to alice-trader7', { requestFacts });
  expect(cards).toMatchObject([{ title: 'The chain isn’t responding. Try again later' }]);
  expect((await offered('STH')).cards[0]?.title).toBe('XBTSX.STH');
});

it('a card sent by its maker is known with its place; another person’s claim is not accepted', async () => {
  const { cards, bot } = await offered('1 BTS to alice-trader7');
  const [card] = cards as [Card];
  await storage.db.updateTable('payment_requests').set({ uid: 8 }).execute();
  await bot.handleUpdate(chosen(card.id, 'message-1'));
  const places = () => storage.db.selectFrom('request_cards').select('inline_message_id').execute();
  expect(await places()).toEqual([]);
  await storage.db.updateTable('payment_requests').set({ uid: 7 }).execute();
  await bot.handleUpdate(chosen(card.id, 'message-1'));
  await bot.handleUpdate(chosen('price:BTS', 'message-2'));
  expect(await places()).toEqual([{ inline_message_id: 'message-1' }]);
  const { sent_at: sentAt } = await storage.db
    .selectFrom('payment_requests')
    .select('sent_at')
    .executeTakeFirstOrThrow();
  expect(sentAt).not.toBeNull();
});

const bound = () =>
  storage.db.selectFrom('request_cards').select(['inline_message_id', 'request_id']).execute();
const ANNA = 7;

it('‘Check payment’ is answered by what is known, anyone who asks, and tells the bot where the card is when its maker does', async () => {
  const { cards, bot, calls } = await offered('1 BTS to alice-trader7');
  const [card] = cards as [Card];
  const answerTo = async (data: string, by?: number) => {
    await bot.handleUpdate(pressInline(data, 'message-9', by));
    return calls.findLast(({ method }) => method === 'answerCallbackQuery')?.payload;
  };
  const notYet = { text: expect.stringMatching(/^Not paid yet/u), show_alert: true };
  expect(await answerTo(card.id)).toMatchObject(notYet);
  expect(await bound()).toEqual([]);
  expect(await answerTo(card.id, ANNA)).toMatchObject(notYet);
  expect(await bound()).toEqual([{ inline_message_id: 'message-9', request_id: idOf(card) }]);
  await storage.db.updateTable('payment_requests').set({ paid_operation: '123/0/0' }).execute();
  expect(await answerTo(card.id)).toMatchObject({ text: 'Paid · block 123' });
  expect(await answerTo('request:AAAAAAAAAAAAAAAA')).toMatchObject({
    text: expect.stringMatching(/^This request has expired/u),
  });
});

/** Anna's request, and one that Boris made to have it marked in place of hers. */
async function twoRequests() {
  const { cards, bot } = await offered('10 BTS to alice-trader7');
  const [hers] = cards as [Card];
  const other = await offered('0.00001 BTS to anna-holder1');
  const [his] = other.cards as [Card];
  await storage.db.updateTable('payment_requests').set({ uid: 8 }).where('id', '=', idOf(his)).execute();
  return { hers, his, bot };
}

it('a known card stays its request’s, even if another maker presses it with their number', async () => {
  const { hers, his, bot } = await twoRequests();
  await bot.handleUpdate(pressInline(hers.id, 'annas-card', ANNA));
  await bot.handleUpdate(pressInline(his.id, 'annas-card'));
  expect(await bound()).toEqual([{ inline_message_id: 'annas-card', request_id: idOf(hers) }]);
});

it('a card in a private chat is never another person’s, though the bot did not know it before', async () => {
  const { hers, his, bot } = await twoRequests();
  const number = Buffer.alloc(24);
  number.writeInt32LE(2, 0);
  number.writeBigInt64LE(BigInt(ANNA), 4);
  const card = number.toString('base64url');
  await bot.handleUpdate(pressInline(his.id, card));
  expect(await bound()).toEqual([]);
  await bot.handleUpdate(pressInline(hers.id, card, ANNA));
  expect(await bound()).toEqual([{ inline_message_id: card, request_id: idOf(hers) }]);
});

it('the messenger’s report of a sent card outweighs a press, even an earlier one already marked', async () => {
  const { hers, his, bot } = await twoRequests();
  await bot.handleUpdate(pressInline(his.id, 'annas-card'));
  await storage.db.updateTable('request_cards').set({ marked_at: new Date() }).execute();
  await bot.handleUpdate(chosen(hers.id, 'annas-card'));
  const [card] = await storage.db.selectFrom('request_cards').selectAll().execute();
  expect(card).toMatchObject({ request_id: idOf(hers), marked_at: null });
});
