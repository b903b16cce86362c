import { expect, it } from 'vitest';
import { subscribeBob } from '../integration/payouts/subscribeBob.ts';
import { type Actor, blockOf, confirm, logIn, openInMessenger, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { unitsOf } from './transferActors.ts';

const [ALICE, BOB] = [7001001, 7001002];

withNetwork({ blockMs: 300 });

const value = ({ screen }: Actor, label: string) => screen.getByLabel(label, { exact: true }).inputValue();
const lastIn = (userId: number) => devnet.messenger.chats.find(userId)?.messages.at(-1);
const go = ({ screen }: Actor, path: string) =>
  screen.evaluate((_body, url) => window.history.pushState(null, '', url), path);
const buttonsOf = (userId: number) => lastIn(userId)?.reply_markup?.inline_keyboard?.flat() ?? [];

/** Bob requests a payment in his chat with Alice; returns the target of his card's button. */
async function askAlice(query: string): Promise<string> {
  const { person } = devnet.messenger;
  const [result] = (await person.askInline(BOB, query)) ?? [];
  if (result === undefined) throw new RangeError('no card');
  person.sendInline(BOB, ALICE, { result, query });
  const [open] = buttonsOf(ALICE);
  return new URL(open?.url ?? '').searchParams.get('startapp') ?? '';
}

/** Bob pays Alice, anywhere. */
function payAlice(units: bigint): void {
  const { ledger } = devnet;
  const idOf = (name: string) => ledger.state.accountByName(name)?.id ?? '';
  const body = {
    from: idOf('bob-holder2'),
    to: idOf('alice-trader7'),
    amount: { amount: String(units), asset_id: '1.3.0' },
    extensions: [],
  };
  const none = { amount: '0', asset_id: '1.3.0' };
  const [fee] = ledger.requiredFees([[0, { fee: none, ...body }]], '1.3.0');
  ledger.pushOperations([[0, { fee: { ...none, amount: String(fee?.amount ?? 0) }, ...body }]]);
}

it('a card in a chat opens the filled form, is paid after the review, and shows it once that is final', async () => {
  devnet.messenger.setInlineFeedback(true);
  const startParam = await askAlice('12.5 STH to bob-holder2 за ужин');
  const request = `/transfer?req=${startParam.slice('--req-'.length)}`;
  expect(lastIn(ALICE)?.text).toMatch(/^🧾 Payment request\n12\.5 XBTSX\.STH to bob-holder2\n“за ужин”\n/u);
  const alice = await openInMessenger(browser, devnet, ALICE, {
    isWelcomed: true,
    startParam,
  });
  await logIn(alice, 'alice-trader7');
  await alice.screen.getByText(/^Filled in from a request the bot has kept since/u).waitFor();
  expect(await value(alice, 'To')).toBe('bob-holder2');
  expect(await value(alice, 'Amount')).toBe('12.5');
  expect(await value(alice, 'Memo (optional)')).toBe('за ужин');
  await alice.screen.getByRole('region', { name: 'Recipient bob-holder2' }).waitFor();
  const before = unitsOf(devnet, 'bob-holder2', 'XBTSX.STH');
  await alice.act('Review');
  await confirm(alice);
  const block = await blockOf(alice);
  expect(unitsOf(devnet, 'bob-holder2', 'XBTSX.STH') - before).toBe(1_250_000_000n);
  await expect
    .poll(() => lastIn(ALICE)?.text, { timeout: 40_000 })
    .toMatch(
      new RegExp(
        `^✅ Paid · block ${block} · proof\n12\\.5 XBTSX\\.STH to bob-holder2\nFrom alice-trader7\n`,
        'u',
      ),
    );
  await alice.page.keyboard.press('Escape');

  await go(alice, request);
  await alice.screen
    .getByText(new RegExp(`^A payment of exactly this amount .* block ${block}`, 'u'))
    .waitFor();
  await go(alice, '/transfer?req=AAAAAAAAAAAAAAAA');
  await alice.screen.getByText(/^The bot doesn’t know this request/u).waitFor();
  expect(await value(alice, 'To')).toBe('');

  // Without the operator's feedback, as for cards from the app: the bot learns the place of a card from its button,
  // pressed by its maker.
  devnet.messenger.setInlineFeedback(false);
  await go(alice, '/receive');
  await alice.screen.getByLabel('Asset', { exact: true }).fill('BTS');
  await alice.screen.getByLabel('Amount (optional)').fill('7.5');
  await alice.screen.getByText(/^Creates a link .* The bot keeps the account, amount and memo/u).waitFor();
  await alice.screen.getByRole('button', { name: 'Share', exact: true }).click();
  await alice.page.getByRole('button', { name: 'Bob', exact: true }).click();
  await expect.poll(() => lastIn(BOB)?.text).toMatch(/^🧾 Payment request\n7\.5 BTS to alice-trader7\n/u);
  const card = lastIn(BOB);
  const ask = (by: number) =>
    devnet.messenger.person.press(by, card?.message_id ?? 0, buttonsOf(BOB)[1]?.callback_data ?? '', BOB);
  for (const person of [BOB, ALICE]) expect((await ask(person))?.text).toMatch(/^Not paid yet/u);
  payAlice(750_001n);
  payAlice(750_000n);
  await expect
    .poll(() => lastIn(BOB)?.text, { timeout: 40_000 })
    .toMatch(/^✅ Paid · block \d+ · proof\n7\.5 BTS to alice-trader7\nFrom bob-holder2\n/u);

  // A contact is chosen in the bot's own chat: mini apps see none.
  await subscribeBob(devnet, devnet.botUrl);
  devnet.messenger.person.write(BOB, '/findme on');
  await expect.poll(() => lastIn(BOB)?.text).toMatch(/sees: bob-holder2/u);
  await go(alice, '/send');
  await alice.screen.getByRole('button', { name: 'Choose from contacts' }).click();
  await alice.screen.getByRole('button', { name: /^Contact from the messenger/u }).click();
  await alice.page.getByRole('button', { name: 'START', exact: true }).click();
  await alice.page.getByRole('button', { name: '👤 Choose a contact' }).click();
  await alice.page.getByRole('button', { name: 'Bob', exact: true }).click();
  await alice.page.getByRole('button', { name: 'Pay bob-holder2' }).click();
  await alice.screen.getByText(/^Filled in from a payment link/u).waitFor();
  expect(await value(alice, 'To')).toBe('bob-holder2');
  await alice.screen.getByRole('region', { name: 'Recipient bob-holder2' }).waitFor();
  await alice.context.close();
});

it('in an ordinary browser the same link leads to the same form', async () => {
  const startParam = await askAlice('1 BTS to bob-holder2');
  const plain = await openPlain(browser, devnet, { at: `/?startapp=${startParam}` });
  await plain.screen.getByLabel('Account name').waitFor();
  expect(await plain.screen.evaluate(() => window.history.state.comesBackTo)).toBe(
    `/transfer?req=${startParam.slice('--req-'.length)}`,
  );
  await plain.context.close();
});
