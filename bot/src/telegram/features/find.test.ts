import { readPayToken } from '@xbts/shared/services/payScreen.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forget } from '../../storage/forget.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { addAccounts, removeAccount } from '../../storage/repositories/accounts.ts';
import { findableAccounts } from '../../storage/repositories/findable.ts';
import { saveSubscriber } from '../../storage/repositories/subscribers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { fakeBot, message, shared } from '../bot.fixture.ts';

const [ANNA, BORIS] = [7, 8];
let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
beforeEach(() => storage.db.deleteFrom('subscribers').execute());
afterAll(() => storage.close());

/** A user who has proven an account to the bot. */
async function prove(uid: number, id: string, name: string): Promise<void> {
  await saveSubscriber(storage.db, { uid, language: 'en', kinds: [] });
  await addAccounts(storage.db, uid, [{ id, name }]);
}

type Fake = ReturnType<typeof fakeBot>;

async function say({ bot, calls }: Fake, update: Parameters<Fake['bot']['handleUpdate']>[0]) {
  await bot.handleUpdate(update);
  return calls.at(-1)?.payload ?? {};
}

const findme = (text: string) => say(fakeBot(storage), message(text));

it('only users with a proven account can be found, only by consent, and a deletion takes effect at once', async () => {
  expect((await findme('/findme on')).text).toMatch(/^I don’t know your account yet/u);
  await prove(ANNA, '1.2.18', 'anna-holder1');
  expect(await findableAccounts(storage.db, ANNA)).toEqual([]);
  expect((await findme('/findme')).text).toMatch(/^No one can find you/u);
  expect((await findme('/findme on')).text).toMatch(/sees: anna-holder1/u);
  expect((await findme('/findme maybe')).text).toMatch(/^Others can find you/u);
  expect(await findableAccounts(storage.db, ANNA)).toEqual([{ id: '1.2.18', name: 'anna-holder1' }]);
  expect((await findme('/findme off')).text).toMatch(/^No one can find you now/u);
  expect(await findableAccounts(storage.db, ANNA)).toEqual([]);
  await findme('/findme on');
  await removeAccount(storage.db, ANNA, 'anna-holder1');
  await prove(ANNA, '1.2.17', 'alice-trader7');
  expect(await findableAccounts(storage.db, ANNA)).toEqual([]);
  await findme('/findme on');
  await forget(storage, ANNA);
  expect(await storage.db.selectFrom('findable').selectAll().execute()).toEqual([]);
});

it.each(['button', 'contact'] as const)(
  'a contact shared by %s is answered with a form that pays them',
  async (how) => {
    const fake = fakeBot(storage);
    await prove(BORIS, '1.2.17', 'alice-trader7');
    const hidden = await say(fake, shared(BORIS, how));
    expect(hidden.text).toMatch(/^I don’t know this person’s account/u);
    expect((await say(fake, shared(9, how))).text).toBe(hidden.text);
    await storage.db.insertInto('findable').values({ uid: BORIS }).execute();
    const found = await say(fake, shared(BORIS, how));
    expect(found.text).toContain('alice-trader7');
    const [[button] = []] = (found.reply_markup as { inline_keyboard: { web_app: { url: string } }[][] })
      .inline_keyboard;
    const [, token = ''] = /startapp=--pay-(.+)$/u.exec(button?.web_app.url ?? '') ?? [];
    expect(readPayToken(token)).toEqual({ to: 'alice-trader7', asset: '', amount: '', memo: '' });
  },
);

it.each(['/pay', '/start --find'])('%s offers to choose one person, not a bot', async (text) => {
  const { reply_markup: markup } = await say(fakeBot(storage), message(text));
  expect(markup).toMatchObject({
    keyboard: [[{ request_users: { request_id: 1, user_is_bot: false, max_quantity: 1 } }]],
    one_time_keyboard: true,
  });
});

it("contacts can't be used to probe strangers: twenty an hour are answered", async () => {
  const fake = fakeBot(storage);
  for (let asked = 0; asked < 20; asked += 1)
    expect((await say(fake, shared(100 + asked))).text).toMatch(/^I don’t know this person’s account/u);
  expect((await say(fake, shared(200))).text).toMatch(/^Too many contacts in a row/u);
});
