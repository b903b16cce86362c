import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../storage/openStorage.ts';
import { alertsOf } from '../../storage/repositories/alerts.ts';
import { findSubscriber } from '../../storage/repositories/subscribers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { fakeBot, message, press } from '../bot.fixture.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(() => storage.db.deleteFrom('subscribers').execute());

/** The bot's answers to a series of messages. */
async function answers(...texts: readonly string[]): Promise<string[]> {
  const { bot, calls } = fakeBot(storage);
  for (const text of texts) await bot.handleUpdate(message(text));
  return calls.map(({ payload }) => String(payload.text));
}
const own = () => alertsOf(storage.db, 7);

test('/alert creates an alert towards the level, and shows its starting price', async () => {
  const [above, below] = await answers('/alert STH 0.005', '/alert STH/BTS 15 repeat');
  expect(above).toContain('rises to 0.005 USD\nPrice now: 0.00123 USD');
  expect(below).toContain('<code>XBTSX.STH</code> / BTS: drops to 15 BTS, every time\nPrice now: 20 BTS');
  expect(await own()).toMatchObject([
    { subject: '1.3.4099', kind: 'above', level: '0.005', repeats: false, riseAt: 0.005, isArmed: true },
    { subject: '1.3.4099/1.3.0', kind: 'below', level: '15', repeats: true, fallAt: 15, isArmed: true },
  ]);
});

test('an alert at an already reached price waits until the price was on the other side, and says so', async () => {
  const [said] = await answers('/alert STH/BTS > 10');
  expect(said).toContain('Price now: 20 BTS. It’s there already');
  expect(await own()).toMatchObject([{ isArmed: false, riseAt: null }]);
});

test.each([
  ['/alert', 'No price alerts yet.'],
  ['/alert STH', 'Use a point for decimals.'],
  ['/alert STH 64,123', '64.123 or 64123'],
  ['/alert STH \u0665', '\u0665'],
  [`/alert ${'x'.repeat(3_000)}`, 'Use a point for decimals.'],
  ['/alert NOPE 5', 'NOPE not found on the chain. Check the spelling.'],
  ['/alert NEW 5', 'NEW has no price right now'],
  ['/alert STH/BTS 20', 'Put &gt; or &lt; before the number'],
  ['/alert remove 99', 'This alert no longer exists.'],
])('%s is answered, and creates nothing', async (text, answer) => {
  expect((await answers(text))[0]).toContain(answer);
  expect(await own()).toEqual([]);
});

test("/alert lists the user's alerts with a button to delete each, and deletes by number", async () => {
  const { bot, calls } = fakeBot(storage);
  for (const text of ['/alert STH 0.005', '/alert STH 5% repeat']) await bot.handleUpdate(message(text));
  const [first, second] = await own();
  await bot.handleUpdate(message('/alert'));
  const { text, reply_markup: markup } = calls.at(-1)?.payload ?? {};
  expect(text).toContain(`${second?.id}. <code>XBTSX.STH</code>: moves by 5%, every time`);
  expect(JSON.stringify(markup)).toContain(`alert:drop:${first?.id}`);
  await bot.handleUpdate(press(`alert:drop:${first?.id}`));
  expect((await own()).map(({ id }) => id)).toEqual([second?.id]);
  await bot.handleUpdate(message(`/alert remove ${second?.id}`));
  expect(await own()).toEqual([]);
});

test('the buttons under a notice repeat, mute and delete, and those of others do nothing', async () => {
  const { bot, calls } = fakeBot(storage);
  await bot.handleUpdate(message('/alert STH 0.005'));
  const id = (await own())[0]?.id ?? 0n;
  const said = async (data: string) => {
    await bot.handleUpdate(press(data));
    return calls.at(-1)?.payload.text;
  };
  expect(await said(`alert:mute:${id}`)).toBe('Muted. Your alerts: /alert');
  expect(await own()).toMatchObject([{ riseAt: null, fallAt: null }]);
  expect(await said(`alert:again:${id}`)).toBe('Alert is on again.');
  expect(await own()).toMatchObject([{ isArmed: false, fallAt: 0.005 * 0.995 }]);
  expect(await said(`alert:remove:${id}`)).toBe('Alert deleted.');
  expect(await said(`alert:remove:${id}`)).toBe('This alert no longer exists.');
  expect(await said('alert:again:123456789')).toBe('This alert no longer exists.');
});

test('the number of alerts per user is limited', async () => {
  const { bot, calls } = fakeBot(storage);
  for (let made = 0; made <= 50; made += 1) await bot.handleUpdate(message(`/alert STH ${made + 1}`));
  expect(await own()).toHaveLength(50);
  expect(calls.at(-1)?.payload.text).toContain('the limit of 50 alerts');
});

test('/quiet sets the hours without notices, in the given zone', async () => {
  const said = await answers(
    '/quiet',
    '/quiet 23-7',
    '/quiet 23-7 Mars/Base',
    '/quiet 24:00-7:00 Europe/London',
    '/quiet 23:30-7:00 Europe/London',
    '/quiet 22-6',
    '/quiet',
    '/quiet off',
  );
  expect(said.map((text) => text.split(/[.?]/u)[0])).toEqual([
    'When should I stay quiet',
    'When should I stay quiet',
    'Unknown time zone: <code>Mars/Base</code>',
    'When should I stay quiet',
    'Quiet hours: 23:30 to 7:00 (Europe/London)\nI send everything when they end',
    'Quiet hours: 22:00 to 6:00 (Europe/London)\nI send everything when they end',
    'Quiet hours: 22:00 to 6:00 (Europe/London)\nI send everything when they end',
    'Quiet hours are off',
  ]);
  expect((await findSubscriber(storage.db, 7))?.quiet).toBeNull();
});

test('in a group alerts are between the bot and one person', async () => {
  const { bot, calls } = fakeBot(storage);
  await bot.handleUpdate(message('/alert@xbts_bot STH 5', { chat: 'group' }));
  expect(calls[0]?.payload.text).toBe('This works only in a private chat with me.');
});

test('/minimum reads a comma, and lists the two readings of an ambiguous one', async () => {
  const said = await answers('/minimum 1 250,5 STH', '/minimum 990,099 STH', '/minimum \u0665 STH');
  expect(said[0]).toContain('1250.5 <code>XBTSX.STH</code>');
  expect(said[1]).toContain('990.099 or 990099');
  expect(said[2]).toContain('\u0665');
});

test('/minimum sets from what amount payments are told, exactly, and takes it away', async () => {
  const said = await answers(
    '/minimum',
    '/minimum 100.5 STH',
    '/minimum 0.000001 STH',
    '/minimum 5 NOPE',
    '/minimum -5 STH',
    '/minimum',
    '/minimum 0 STH',
  );
  expect(said[1]).toBe('I report incoming transfers from 100.5 <code>XBTSX.STH</code>.');
  expect(said[2]).toBe('Invalid amount. Decimals of <code>XBTSX.STH</code>: 5.');
  expect(said[3]).toBe('NOPE not found on the chain. Check the spelling.');
  expect(said[4]).toContain('/minimum 100 STH');
  expect(said[5]).toContain('≥ 100.5 <code>XBTSX.STH</code>');
  expect(said[6]).toBe('I report every incoming transfer in <code>XBTSX.STH</code>.');
});
