import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, blockOf, confirm, logIn } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { judge, openSend, openSendAgain, places, registerStranger, unitsOf } from './transferActors.ts';

withNetwork();

beforeAll(async () => {
  await registerStranger(devnet, 'bob-h0lder2');
  await registerStranger(devnet, 'zoe-stranger9');
  await registerStranger(devnet, 'poloniex-wallet');
  await registerStranger(devnet, 'zoe-strangerr9');
});

/** The cost of a payment without a message, in units of BTS. */
function feeOfTransfer(): number {
  const none = { amount: '0', asset_id: '1.3.0' };
  const transfer = { fee: none, from: '1.2.0', to: '1.2.0', amount: none, extensions: [] };
  const [fee] = devnet.ledger.requiredFees([[0, transfer]], '1.3.0');
  return Number(fee?.amount);
}

const dialogs = ({ screen }: Actor) => screen.getByRole('dialog').count();
const amountOf = ({ screen }: Actor) => screen.getByLabel('Amount').inputValue();

/** Without a consent nothing is reviewed; with it the review repeats the warning. */
async function holdsUntilConsent(actor: Actor, warning: RegExp): Promise<void> {
  const { screen, act } = actor;
  await act('Review');
  await screen.getByText('First confirm that you’ve checked the recipient.').waitFor();
  expect(await dialogs(actor)).toBe(0);
  await screen.getByLabel('I’ve checked. Send anyway').check();
  await act('Review');
  await screen.getByRole('dialog').getByText(warning).waitFor();
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

describe.each(places)('%s,', (_, open) => {
  let alice: Actor;
  let dave: Actor;

  beforeAll(async () => {
    alice = await open(browser, devnet);
    await logIn(alice, 'alice-trader7');
    dave = await open(browser, devnet);
    await logIn(dave, 'dave-newbie4');
  });
  afterAll(async () => {
    await alice?.context.close();
    await dave?.context.close();
  });

  it('the recipient of a payment is judged before anything is reviewed', async () => {
    await openSend(alice);
    await alice.screen.getByLabel('Amount').fill('1');

    const friend = await judge(alice, 'bob-holder2');
    await friend.getByText(/You’ve paid here \d+ times?/u).waitFor();
    await friend.getByText(/Registered on \d\d-\d\d-\d{4}/u).waitFor();
    await friend.getByText(/Not on this service’s scam list \(as of/u).waitFor();

    const stranger = await judge(alice, 'zoe-stranger9');
    await stranger.getByText('First payment to this account.').waitFor();
    await stranger.getByText(/Registered 0 days ago/u).waitFor();

    const twin = await judge(alice, 'bob-h0lder2');
    await twin.getByText('Looks like bob-holder2 (paid before) but is a different account.').waitFor();
    await holdsUntilConsent(alice, /Looks like bob-holder2/u);

    const gateway = await judge(alice, 'xbtsx-issuer');
    await gateway.getByText(/Without the gateway’s memo, a deposit won’t be credited/u).waitFor();
    await holdsUntilConsent(alice, /Without the gateway’s memo/u);
    await alice.screen.getByLabel('Memo (optional)').fill('thanks');
    await gateway.getByText(/It only reads memos like/u).waitFor();
    expect(await alice.screen.getByLabel('I’ve checked. Send anyway').isChecked()).toBe(false);
    await alice.screen.getByLabel('Memo (optional)').fill('eth:0x52908400098527886E0F7030069857D2E4169EE7');
    await gateway.getByText(/Check the address in the memo/u).waitFor();
    expect(await gateway.getByText('Stop and check').count()).toBe(0);

    const listed = await judge(alice, 'poloniex-wallet');
    await listed.getByText(/On the public scam list .* \(bitshares-ui, 28-07-2025\)/u).waitFor();
    await holdsUntilConsent(alice, /On the public scam list/u);

    await alice.screen.getByLabel('To', { exact: true }).fill('xbtsx-giveaway1');
    await alice.screen.getByText(/is on this service’s scam list \(as of \d\d:\d\d/u).waitFor();
    await alice.act('Review');
    expect(await dialogs(alice)).toBe(0);
  });

  it('the amount is typed as a value, both are shown, and the review has the exact asset amount', async () => {
    await openSendAgain(alice);
    await judge(alice, 'bob-holder2');
    const { screen } = alice;
    await screen.getByRole('button', { name: 'Enter the amount in USD' }).click();
    const worth = screen.getByLabel('Value in USD');
    await worth.fill('1.5x');
    await screen.locator('[role="alert"]').filter({ hasText: /./u }).first().waitFor();
    expect(await amountOf(alice)).toBe('');
    await worth.fill('1.55');
    await expect.poll(() => amountOf(alice)).toMatch(/^\d+\.\d{1,5}$/u);
    const amount = await amountOf(alice);
    await alice.act('Review');
    const sheet = screen.getByRole('dialog', { name: 'Review and confirm' });
    await sheet
      .getByText(new RegExp(`^${amount.replace('.', '\\.')}0*\u00a0BTS$`, 'u'))
      .first()
      .waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    // Reversed: the field's value is shown in the currency.
    await screen.getByLabel('Amount').fill('1000');
    await expect.poll(() => worth.inputValue()).toMatch(/^\d+\.\d{2}$/u);
  });

  it('the recipient comes from the contacts, which notice a look-alike', async () => {
    await openSendAgain(alice);
    await judge(alice, 'zoe-stranger9');
    await alice.screen.getByRole('button', { name: 'Add to contacts' }).click();
    await alice.screen.getByLabel('To', { exact: true }).fill('');
    await alice.screen.getByRole('button', { name: 'Choose from contacts' }).click();
    const picker = alice.screen.getByRole('dialog');
    await picker.getByLabel('Name or label').fill('xbtsx-give');
    await picker.getByText('Scam', { exact: true }).waitFor();
    await picker.getByLabel('Name or label').fill('zoe');
    await picker.getByRole('button', { name: /zoe-stranger9/u }).click();
    await alice.screen.getByText('In your contacts: zoe-stranger9.').waitFor();
    const twin = await judge(alice, 'zoe-strangerr9');
    await twin.getByText(/Looks like zoe-stranger9 \(your contact\)/u).waitFor();
  });

  it('the fee is automatically paid in another asset without native coin', async () => {
    await openSend(dave);
    const before = unitsOf(devnet, 'dave-newbie4', 'XBTSX.USDT');
    await dave.screen
      .getByText('No BTS balance for pay fees. The fee is paid in XBTSX.USDT instead.')
      .waitFor();
    await judge(dave, 'bob-holder2');
    await dave.screen.getByLabel('Amount').fill('0.25');
    await dave.act('Review');
    await confirm(dave);
    await blockOf(dave);
    const paid = before - unitsOf(devnet, 'dave-newbie4', 'XBTSX.USDT');
    expect(paid > 250_000n && paid < 500_000n).toBe(true);
  });

  it('the fee can be chosen by hand; an unsuitable asset shows the spec’s text', async () => {
    await openSendAgain(dave);
    await dave.screen.getByText(/The fee is paid in XBTSX\.USDT instead/u).waitFor();
    await dave.screen.getByRole('button', { name: 'Choose fee asset' }).click();
    await dave.screen
      .getByRole('dialog')
      .getByRole('button', { name: /^USDT XBTSX/u })
      .click();
    await dave.screen.getByRole('button', { name: 'Max' }).click();
    const left = Number(await amountOf(dave));
    expect(left).toBeGreaterThan(0);
    const all = unitsOf(devnet, 'dave-newbie4', 'XBTSX.USDT');
    await dave.screen.getByLabel('Amount').fill(String(Number(all) / 1e6));
    await dave.screen
      .getByText(
        'Your balance is insufficient to pay fees using this asset, please choose another asset to pay your fees with',
      )
      .waitFor();
    await judge(dave, 'bob-holder2');
    await dave.act('Review');
    expect(await dialogs(dave)).toBe(0);
  });

  it('Max leaves the fee and the next one; the guard of the next one can be switched off', async () => {
    await openSendAgain(alice);
    await judge(alice, 'bob-holder2');
    const guard = alice.screen.getByRole('switch', { name: /^Keep .* BTS for the next fee/u });
    await guard.waitFor();
    const balance = unitsOf(devnet, 'alice-trader7', 'BTS');
    const max = async () => {
      await alice.screen.getByRole('button', { name: 'Max' }).click();
      return Math.round(Number(await amountOf(alice)) * 1e5);
    };
    const fee = feeOfTransfer();
    // The cost of a payment is read from the chain: before that Max leaves nothing for it.
    await expect.poll(async () => Number(balance) - (await max())).toBe(2 * fee);
    await alice.screen.getByLabel('Amount').fill(String((Number(balance) - 2 * fee + 1) / 1e5));
    await alice.screen.getByText(/^This leaves less than/u).waitFor();
    await alice.act('Review');
    expect(await dialogs(alice)).toBe(0);
    await guard.click();
    await expect.poll(async () => Number(balance) - (await max())).toBe(fee);
    // On a busy machine a node may be late with the fee of this amount: the form says so, and the next press asks again.
    const sheet = alice.screen.getByRole('dialog').getByText('Review and confirm');
    const hasSheet = async () => {
      if ((await dialogs(alice)) === 0) await alice.act('Review');
      return sheet.isVisible();
    };
    await expect.poll(hasSheet, { timeout: 60_000, interval: 1000 }).toBe(true);
  });

  it('an unsolicited asset is removed from the wallet in one press, and restored by another', async () => {
    const { screen } = dave;
    const close = screen.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
    if (await close.isVisible()) await close.click();
    await screen.evaluate(() => window.history.pushState({ inApp: true }, '', '/wallet'));
    const row = screen.locator('main').getByRole('button', { name: /^SMARTHOLDEMS(?!: Show)/u });
    await row.waitFor();
    await screen.getByRole('button', { name: 'Hidden assets: 0' }).click();
    const hidden = screen.getByRole('dialog', { name: 'Hidden assets' });
    await hidden.getByRole('button', { name: /^Hide \d+ scam or spam assets?$/u }).click();
    await hidden.getByText('hidden by you').first().waitFor();
    await row.waitFor({ state: 'detached' });
    await hidden.getByRole('button', { name: 'SMARTHOLDEMS: Show in wallet' }).click();
    await row.waitFor({ state: 'attached' });
    await hidden.getByRole('button', { name: 'Close' }).click();
  });
});
