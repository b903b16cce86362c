import { afterEach, describe, expect, it } from 'vitest';
import type { CoinChange } from '../devnet/services/gateways/gatewayBook.ts';
import { blockOf, confirm } from './actors.ts';
import { devnet } from './network.ts';
import { alice, withAlice } from './withAlice.ts';

const bitcoinAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const etherAddress = '0x52908400098527886E0F7030069857D2E4169EE7';

withAlice();

const families = { 'XBTSX.BTC': 'coins', 'XBTSX.LTC': 'coins', 'XBTSX.HIVE': 'coins' } as const;
type Coin = keyof typeof families;

afterEach(() => {
  devnet.services.conditions.reset();
  for (const symbol of Object.keys(families) as Coin[]) change(symbol, {});
});

/** Changes the gateway's data of a coin until the end of the test. */
const change = (symbol: Coin, change: CoinChange) =>
  devnet.services.gateways?.change(families[symbol], symbol, change);

/** Opens a screen again, as a link in the app does. */
async function goTo(path: string): Promise<void> {
  for (const each of ['/gateways', path]) {
    await alice.screen.evaluate((_, to) => history.pushState({ inApp: true }, '', to), each);
  }
}

const text = (words: string | RegExp) => alice.screen.getByText(words);
const sheet = () => alice.screen.getByRole('dialog');
const withdrawals = () => devnet.services.gateways?.withdrawals ?? [];
const field = (label: string) => alice.screen.getByLabel(label, { exact: true });

/** Fills the form of a coin and waits until the gateway accepts the address. */
async function fill(symbol: string, form: { label: string; address: string; amount: string }): Promise<void> {
  await goTo(`/wallet/withdraw/${symbol}`);
  await field(form.label).fill(form.address);
  await field('Amount').fill(form.amount);
  await text('The gateway accepts this address').waitFor();
  await text('Sent to the issuer (from the chain)').waitFor();
}

const fillBitcoin = (amount = '0.015') =>
  fill('XBTSX.BTC', { label: 'Bitcoin address', address: bitcoinAddress, amount });

/** The description of a field: its error, if any. */
const under = (label: string): Promise<string> =>
  field(label).evaluate((input) => {
    const id = input.getAttribute('aria-describedby') ?? '';
    return input.ownerDocument.getElementById(id)?.textContent ?? '';
  });

/** The recipient of Alice's last transfer. */
function lastRecipient(): string {
  const { state } = devnet.ledger;
  const sent = state
    .accountHistory(state.accountByName('alice-trader7')?.id ?? '')
    .map(({ operation_id }) => state.get('1.11', operation_id))
    .filter(({ op }) => op[0] === 0)
    .at(-1);
  return state.account(String(sent?.op[1].to)).name;
}

/**
 * The development network has no support contact: the operator's chat is shown instead, labelled as such, with a
 * warning about impostors.
 */
async function supportStands(): Promise<void> {
  await alice.screen.getByRole('button', { name: /^Public chat of this app’s operator/u }).waitFor();
  await text(/Anyone who writes to you first as support is an impostor\./u).waitFor();
}

describe('a withdrawal', () => {
  it('is reviewed with gateway and destination, paid by the gateway, and followed to its burn', async () => {
    await fillBitcoin();
    await text('Arrives (rounded down): 0.0147 BTC').waitFor();
    await alice.act('Review');
    await sheet().getByText(bitcoinAddress, { exact: true }).waitFor();
    const shown = (await sheet().textContent()) ?? '';
    for (const part of [
      'xbtsx-issuer',
      'Coins · Bitcoin',
      `btc:${bitcoinAddress}`,
      '0.0147 BTC',
      '0.01500000',
    ])
      expect(shown).toContain(part);
    await confirm(alice);
    await sheet()
      .getByText(/^In block/u)
      .waitFor();
    await sheet()
      .getByRole('button', { name: /^(?:Done|Close)$/u })
      .last()
      .click();
    await text(/^The gateway burned the amount in block \d+, .*: paid out$/u).waitFor();
    expect(withdrawals().at(-1)).toMatchObject({
      symbol: 'XBTSX.BTC',
      account: 'alice-trader7',
      amount: '0.015',
      memo: `btc:${bitcoinAddress}`,
      state: 'paid',
    });
    expect(lastRecipient()).toBe('xbtsx-issuer');
    await text('Show details').click();
    const evidence = (await alice.screen.locator('pre').textContent()) ?? '';
    expect(evidence).toContain(`To address: ${bitcoinAddress}`);
    expect(evidence).toMatch(
      /Transaction: [0-9a-f]{40}\nBlock: \d+, transaction \d+ in it.*\nSeen of the gateway: burnt 0\.015/u,
    );
    expect(evidence).toMatch(/Withdrawals by the gateway: open, answered /u);
    await supportStands();
    await alice.screen.getByRole('button', { name: 'Save with proof' }).click();
    await sheet()
      .getByText(/^Includes the block proof/u)
      .waitFor();
    const file = JSON.parse(await sheet().getByRole('textbox').inputValue());
    expect(file).toMatchObject({ address: bitcoinAddress, proof: { kind: 'block-proof' } });
    expect(JSON.stringify(file)).not.toMatch(/password|5[HJK][1-9A-HJ-NP-Za-km-z]{49}/u);
    await sheet().getByRole('button', { name: 'Close' }).click();
  });

  it('pays the network fee in the chosen asset', async () => {
    await fillBitcoin();
    await text(/^Arrives \(rounded down\)/u)
      .first()
      .waitFor();
    await alice.screen.getByRole('button', { name: 'Choose fee asset' }).click();
    await sheet().getByRole('button', { name: /STH/u }).click();
    await sheet().waitFor({ state: 'detached' });
    await alice.act('Review');
    await sheet().getByText(bitcoinAddress, { exact: true }).waitFor();
    await confirm(alice);
    await blockOf(alice);
    const { state } = devnet.ledger;
    const sent = state
      .accountHistory(state.accountByName('alice-trader7')?.id ?? '')
      .map(({ operation_id }) => state.get('1.11', operation_id))
      .filter(({ op }) => op[0] === 0)
      .at(-1);
    expect(sent?.op[1].fee).toMatchObject({ asset_id: state.assetBySymbol('XBTSX.STH')?.id });
    await sheet()
      .getByRole('button', { name: /^(?:Done|Close)$/u })
      .last()
      .click();
  });

  it('of fiat goes to a Payeer account, P and digits', async () => {
    await goTo('/wallet/withdraw-fiat');
    await alice.screen.getByRole('link', { name: /RUBLE/u }).click();
    await field('Payeer account').fill('1000000');
    await expect.poll(() => under('Payeer account')).toBe('Not a valid Fiat by Payeer address.');
    await field('Payeer account').fill('P1000000');
    await text('The gateway accepts this address').waitFor();
    await field('Amount').fill('99');
    await expect.poll(() => under('Amount')).toBe('The minimum withdrawal is 100 RUB.');
    await field('Amount').fill('250');
    await text('issuer of RUBLE').waitFor();
    await text('xbtsx-fiat-gate').first().waitFor();
    await alice.act('Review');
    await sheet().getByText('rub:P1000000', { exact: true }).waitFor();
    await confirm(alice);
    await sheet()
      .getByText(/^In block/u)
      .waitFor();
    await sheet()
      .getByRole('button', { name: /^(?:Done|Close)$/u })
      .last()
      .click();
    await text(/^The gateway burned the amount/u).waitFor();
    expect(withdrawals().at(-1)).toMatchObject({ symbol: 'RUBLE', memo: 'rub:P1000000', state: 'paid' });
  });

  it('to a recipient with a memo includes it, and requires it', async () => {
    await goTo('/wallet/withdraw/XBTSX.HIVE');
    await field('Hive address').fill('bob-on-hive');
    await text('The gateway accepts this address').waitFor();
    await text('Sent to the issuer (from the chain)').waitFor();
    await field('Amount').fill('5');
    await alice.act('Review');
    await expect
      .poll(() => under('Recipient’s memo'))
      .toBe('Enter a memo, or confirm that the recipient needs none.');
    await field('Recipient’s memo').fill('12:34');
    await expect.poll(() => under('Recipient’s memo')).toMatch(/^A memo can have up to 100 characters/u);
    await field('Recipient’s memo').fill('482915');
    await alice.act('Review');
    await sheet().getByText('hive:bob-on-hive:482915', { exact: true }).waitFor();
    await sheet().getByRole('button', { name: 'Close' }).click();
  });

  it('to a saved address fills it in', async () => {
    await fillBitcoin();
    await alice.screen.getByRole('button', { name: 'Saved addresses' }).click();
    await sheet().getByRole('button', { name: 'Save address' }).click();
    await sheet().getByRole('button', { name: 'Close' }).click();
    await goTo('/wallet/withdraw/XBTSX.BTC');
    await alice.screen.getByRole('button', { name: 'Saved addresses' }).click();
    await sheet().getByText(bitcoinAddress).click();
    expect(await field('Bitcoin address').inputValue()).toBe(bitcoinAddress);
    await goTo('/wallet/withdraw/XBTSX.LTC');
    await alice.screen.getByRole('button', { name: 'Saved addresses' }).click();
    await sheet().getByText('No saved addresses for this network yet').waitFor();
    await sheet().getByRole('button', { name: 'Close' }).click();
  });

  it.each([
    ['an address of Ethereum', etherAddress, 'Not a valid Bitcoin address.'],
    ['what the gateway does not take', `bc1q${'q'.repeat(80)}`, /^The gateway doesn’t accept this/u],
    ['markup', '<b>bc1</b>', 'Not a valid Bitcoin address.'],
  ])('to %s is refused under the field', async (_, address, sentence) => {
    await goTo('/wallet/withdraw/XBTSX.BTC');
    await field('Bitcoin address').fill(address);
    await expect.poll(() => under('Bitcoin address')).toMatch(sentence);
    await field('Amount').fill('0.01');
    await alice.act('Review');
    expect(await sheet().count()).toBe(0);
  });
});

describe('a gateway that', () => {
  it('changes its minimum between form and review stops it, with the old and the new figure', async () => {
    const before = withdrawals().length;
    await fillBitcoin();
    change('XBTSX.BTC', { minAmount: '0.02', withdrawFee: '0.0004' });
    await alice.act('Review');
    await text('The gateway changed its terms.').waitFor();
    await text('Minimum withdrawal: 0.0005 → 0.02').waitFor();
    await text('Network fee (gateway): 0.0002 → 0.0004').waitFor();
    await expect.poll(() => under('Amount')).toBe('The minimum withdrawal is 0.02 BTC.');
    expect(await sheet().count()).toBe(0);
    await field('Amount').fill('0.03');
    await alice.act('Review');
    await sheet().getByText('0.0295 BTC').waitFor();
    await sheet().getByRole('button', { name: 'Close' }).click();
    expect(withdrawals()).toHaveLength(before);
  });

  it('changes its fee while the review is open gets nothing signed', async () => {
    const before = withdrawals().length;
    await fillBitcoin();
    await alice.act('Review');
    await sheet().getByText(bitcoinAddress, { exact: true }).waitFor();
    change('XBTSX.BTC', { gateFee: '0.005' });
    await confirm(alice);
    await sheet()
      .getByText(/^The gateway changed its terms/u)
      .waitFor();
    await sheet().getByRole('button', { name: 'Close' }).click();
    expect(withdrawals()).toHaveLength(before);
  });

  it.each([
    ['an account of the scam list', 'xbtsx-giveaway1'],
    ['an account that does not exist', 'xbtsx-issuer-0'],
    ['what it once was guessed to pay from', 'xbtsx-gate'],
    ["the user's own account", 'alice-trader7'],
  ])('names %s as the issuer gets no payment', async (_, issuer) => {
    change('XBTSX.LTC', { issuer });
    await goTo('/wallet/withdraw/XBTSX.LTC');
    const sentence = `The gateway names ${issuer} as issuer, but on the chain it’s xbtsx-issuer.`;
    await text(sentence).waitFor();
    await alice.act('Review');
    expect(await sheet().count()).toBe(0);
  });

  it('calls an account of this chain its wallet, as once guessed, has the issuer paid', async () => {
    devnet.services.conditions.set('gateway-coins', { form: 'guess' });
    await fillBitcoin();
    await text('xbtsx-issuer').first().waitFor();
    await alice.act('Review');
    await sheet().getByText(bitcoinAddress, { exact: true }).waitFor();
    await confirm(alice);
    await blockOf(alice);
    expect(lastRecipient()).toBe('xbtsx-issuer');
    await sheet()
      .getByRole('button', { name: /^(?:Done|Close)$/u })
      .last()
      .click();
  });

  it.each([
    ['is down', 'maintenance', /^Can’t reach the service/u],
    ['answers garbage', 'garbage', /^The service sent an unreadable response/u],
  ] as const)('%s at the review stops it, and the form stays', async (_, mode, sentence) => {
    await fillBitcoin();
    devnet.services.conditions.set('gateway-coins', { mode });
    await alice.act('Review');
    await text(sentence).waitFor();
    expect(await sheet().count()).toBe(0);
    expect(await field('Amount').inputValue()).toBe('0.015');
    devnet.services.conditions.reset();
    await alice.act('Review');
    await sheet().getByText(bitcoinAddress, { exact: true }).waitFor();
    await sheet().getByRole('button', { name: 'Close' }).click();
  });

  it('can not check an address is asked again by a press', async () => {
    await goTo('/wallet/withdraw/XBTSX.LTC');
    await field('Litecoin address').waitFor();
    devnet.services.conditions.set('gateway-coins', { mode: 'silence' });
    await field('Litecoin address').fill('LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9');
    await text(/^Couldn’t check it: Can’t reach the service/u).waitFor();
    devnet.services.conditions.reset();
    await alice.screen.getByRole('button', { name: 'Check again' }).click();
    await text('The gateway accepts this address').waitFor();
  });

  it('stops paying out between form and review causes a notice, and the form closes', async () => {
    await fillBitcoin();
    change('XBTSX.BTC', { withdrawalAllowed: false });
    await alice.act('Review');
    await text('The gateway isn’t paying out BTC right now. Your balance isn’t affected.').waitFor();
    expect(await sheet().count()).toBe(0);
    await expect.poll(() => field('Amount').count()).toBe(0);
  });

  it('pays nothing out causes a notice instead of the form', async () => {
    change('XBTSX.LTC', { withdrawalAllowed: false });
    await goTo('/wallet/withdraw/XBTSX.LTC');
    await text('Withdrawal on maintenance').waitFor();
    expect(await field('Amount').count()).toBe(0);
  });
});
