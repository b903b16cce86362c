import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServiceMode } from '../devnet/services/conditions.ts';
import type { CoinChange } from '../devnet/services/gateways/gatewayBook.ts';
import { hear } from './actors.ts';
import { devnet } from './network.ts';
import { alice, withAlice } from './withAlice.ts';

withAlice();

const changed = new Set<string>();

afterEach(async () => {
  await alice.page.unrouteAll();
  devnet.services.conditions.reset();
  for (const key of changed) {
    const [family = '', symbol = ''] = key.split(' ');
    devnet.services.gateways?.change(family as GatewayFamily, symbol, {});
  }
  changed.clear();
});

/** Changes a gateway's data of a coin until the end of the test. */
function change(family: GatewayFamily, symbol: string, change: CoinChange): void {
  changed.add(`${family} ${symbol}`);
  devnet.services.gateways?.change(family, symbol, change);
}

/** Opens a screen of the app as a link in it does. */
async function goTo(path: string): Promise<void> {
  await alice.screen.evaluate((_, to) => history.pushState({ inApp: true }, '', to), path);
}

async function control(path: string, body: object): Promise<{ status: number }> {
  return fetch(`${devnet.controlsUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const text = (words: string | RegExp) => alice.screen.getByText(words);
const address = () => alice.screen.getByRole('img', { name: 'Deposit address QR code' });
/** What its gateway gave last for a coin. */
const issuedOf = (wanted: string) =>
  devnet.services.gateways?.issued.findLast(({ symbol }) => symbol === wanted);
const balanceOf = (symbol: string): bigint => {
  const account = devnet.ledger.state.accountByName('alice-trader7')?.id ?? '';
  return devnet.ledger.state.balance(account, devnet.ledger.state.assetBySymbol(symbol)?.id ?? '');
};

describe('a deposit', () => {
  it("goes to the gateway's address, and is credited on the screen as the chain issues it", async () => {
    const before = balanceOf('XBTSX.BTC');
    await goTo('/wallet/deposit');
    await alice.screen.getByRole('link', { name: /BTC/u }).click();
    await address().waitFor();
    const issued = issuedOf('XBTSX.BTC');
    expect(issued).toMatchObject({ account: 'alice-trader7' });
    await text(issued?.address ?? 'no address')
      .first()
      .waitFor();
    await alice.screen.getByRole('button', { name: 'Copy address' }).click();
    await hear(alice, 'Copied');
    await text(/^Waiting for a deposit since/u).waitFor();
    await alice.screen.getByLabel('I’ve sent it').check();
    await text(/The number of confirmations isn’t available here\. The gateway requires: 2\.$/u).waitFor();
    const counted = '**/api/v1/confirmations/btc/*';
    await alice.page.route(counted, (route) => route.fulfill({ json: { isTold: true, count: 1 } }));
    const payment = alice.screen.getByLabel('Transaction ID of your payment (optional)');
    await payment.fill('77ff'.repeat(16));
    await text(/Confirmations: 1 \(required: 2\)\.$/u).waitFor();
    await payment.fill('77ff00');
    const { status } = await control('/gateways/deposit', {
      symbol: 'XBTSX.BTC',
      amount: '0.0125',
      address: issued?.address,
    });
    expect(status).toBe(200);
    await text(/^Credited 0\.0125 XBTSX\.BTC in block \d/u).waitFor();
    expect(balanceOf('XBTSX.BTC') - before).toBe(1_250_000n);
    await text('Show details').click();
    const evidence = (await alice.screen.locator('pre').textContent()) ?? '';
    expect(evidence).toContain(`Deposit address: ${issued?.address}`);
    expect(evidence).toContain('Transaction in the other network: 77ff00');
    expect(evidence).toMatch(/Credited: 0\.0125 XBTSX\.BTC, operation 1\.11\.\d+, block \d+/u);
    expect(evidence).not.toMatch(/password|5[HJK][1-9A-HJ-NP-Za-km-z]{49}/u);
  });

  it('is not offered if the bot’s server gives another address than the gateway itself', async () => {
    await goTo('/wallet/deposit/XBTSX.DOGE');
    await text('Checked twice: the bot’s server and this page got the same address').waitFor();
    const path = '**/new-deposit-address';
    const falsified = { inputAddress: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L' };
    await alice.page.route(path, (route) =>
      route.request().url().startsWith(devnet.botUrl) ? route.fulfill({ json: falsified }) : route.fallback(),
    );
    await alice.screen.getByRole('button', { name: 'Refresh address' }).click();
    await text(/server got DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L/u).waitFor();
    expect(await address().count()).toBe(0);
  });

  it('to a shared address has the account name in the memo, and requests no address', async () => {
    const before = balanceOf('XBTSX.STH');
    const common = devnet.services.gateways?.coin('coins', 'XBTSX.STH')?.gatewayWallet ?? '';
    await goTo('/wallet/deposit/XBTSX.STH');
    await address().waitFor();
    const warning = alice.screen.getByRole('alert').filter({ hasText: 'A memo is required.' });
    expect(await warning.textContent()).toContain('Only the memo shows that a deposit is yours');
    await warning.getByText('dex:alice-trader7', { exact: true }).waitFor();
    await text(common).first().waitFor();
    await text(/^The code contains only the address/u).waitFor();
    await text('Checked twice: the bot’s server and this page got the same address').waitFor();
    expect(issuedOf('XBTSX.STH')).toBeUndefined();
    const arrival = { symbol: 'XBTSX.STH', amount: '12', address: common };
    expect((await control('/gateways/deposit', arrival)).status).not.toBe(200);
    await control('/gateways/deposit', { ...arrival, memo: 'dex:alice-trader7' });
    await text(/^Credited 12 XBTSX\.STH in block \d/u).waitFor();
    expect(balanceOf('XBTSX.STH') - before).toBe(1_200_000_000n);
  });

  it.each([
    [
      'another address of everybody than the gateway itself',
      'XBTSX.STH',
      'SXbtsThief11111111111111111111111',
    ],
    [
      'an address of everybody where the gateway has none',
      'XBTSX.DOGE',
      'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    ],
  ])('is not offered if the bot’s server names %s', async (_, symbol, falsified) => {
    const path = '**/gateways/coins/coins/present';
    await alice.page.route(path, async (route) => {
      const response = await route.fetch();
      const told = (await response.json()) as { coins: { symbol: string }[] };
      const coins = told.coins.map((coin) =>
        coin.symbol === symbol ? { ...coin, commonAddress: falsified } : coin,
      );
      await route.fulfill({ response, json: { ...told, coins } });
    });
    await goTo('/gateways');
    await goTo(`/wallet/deposit/${symbol}`);
    await text(new RegExp(`server got ${falsified}`, 'u')).waitFor();
    expect(await address().count()).toBe(0);
  });

  it('with an impossible minimum shows a warning', async () => {
    change('coins', 'XBTSX.LTC', { minAmount: '2000000' });
    await goTo('/gateways');
    await goTo('/wallet/deposit/XBTSX.LTC');
    await text(/^This minimum is unclear: the gateway’s figure works out to 2000000 LTC\./u).waitFor();
    await goTo('/wallet/deposit/XBTSX.BTC');
    await text('0.0005 BTC').waitFor();
    expect(await text(/^This minimum is unclear/u).count()).toBe(0);
  });

  it('of an earlier time, or of another coin, is not counted', async () => {
    await goTo('/wallet/deposit/XBTSX.LTC');
    await text(/^Waiting for a deposit since/u).waitFor();
    await control('/gateways/deposit', { symbol: 'XBTSX.DOGE', amount: '50', account: 'alice-trader7' });
    const block = devnet.ledger.head().number;
    await expect.poll(() => devnet.ledger.head().number, { timeout: 40_000 }).toBeGreaterThan(block + 2);
    expect(await text(/^Credited/u).count()).toBe(1); // the upcoming step
    await text('Credited on the chain').waitFor();
  });

  it('with a memo shows it first, with its own button and a warning', async () => {
    await goTo('/wallet/deposit/XBTSX.HIVE');
    await address().waitFor();
    const warning = alice.screen.getByRole('alert').filter({ hasText: 'A memo is required.' });
    await warning.waitFor();
    expect(await warning.textContent()).toContain('Without it, deposits are not credited.');
    const memo = issuedOf('XBTSX.HIVE')?.memo ?? 'no memo';
    expect(await warning.textContent()).toContain(memo);
    await warning.getByRole('button', { name: 'Copy memo' }).click();
    await hear(alice, 'Copied');
    await control('/gateways/deposit', {
      symbol: 'XBTSX.HIVE',
      amount: '12.345',
      address: 'xbts-gate',
      memo,
    });
    await text(/^Credited 12\.345 XBTSX\.HIVE/u).waitFor();
  });

  it('shows the specified texts about deposits, word for word', async () => {
    await goTo('/wallet/deposit/XBTSX.BTC');
    await text('Minimum deposit').waitFor();
    await text('0.0005 BTC').waitFor();
    await text('Smaller deposits are not credited or refunded.').waitFor();
    await text('Sending another currency may lose the deposit.').waitFor();
    await text('The account name must not be altered with extra characters when receiving.').waitFor();
    await goTo('/wallet/deposit/XBTSX.USDT?network=eth');
    await text('Deposit on maintenance').waitFor();
    expect(await address().count()).toBe(0);
  });

  it('of a coin with several networks waits for the choice, which compares them', async () => {
    await goTo('/wallet/deposit/XBTSX.USDT');
    await text('Choose a network').waitFor();
    expect(await address().count()).toBe(0);
    await alice.screen.getByLabel('Amount to compare').fill('100');
    const [first = '', second = ''] = await alice.screen.locator('section:has(h3)').allTextContents();
    expect(first).toMatch(
      /^BNB Smart Chain working.*Best: the only one working now.*Minimum5 USDT.*100 USDT/u,
    );
    expect(first).toMatch(/as stated by the gateway, checked by the bot’s server at \d\d:\d\d:\d\d/u);
    expect(second).toMatch(/^Ethereum maintenance.*Minimum20 USDT/u);
    await alice.screen.getByRole('button', { name: 'Choose BNB Smart Chain' }).click();
    const chosen = alice.screen.getByRole('region', { name: 'Network', exact: true });
    await chosen.getByText('BNB Smart Chain', { exact: true }).waitFor();
    await chosen.getByText('Its addresses start with 0x.').waitFor();
    await text(/^BNB Smart Chain and Ethereum addresses look the same/u).waitFor();
    await text(/^0x[0-9a-f]{40}$/u).waitFor();
    await alice.screen.getByRole('button', { name: 'Change network' }).click();
    await alice.screen.getByRole('button', { name: 'Choose Ethereum' }).waitFor();
  });

  it.each([
    ['waves', 'XBTSX.WAVES', /^3P/u],
    ['bsc', 'XBTSX.BNB', /^0x/u],
    ['eth', 'XBTSX.ETH', /^0x/u],
    ['eos', 'XBTSX.EOS', /^xbtsgateeos1$/u],
    ['fiat', 'RUBLE', /^P\d+$/u],
    ['ton', 'XBTSX.TON', /^EQ/u],
  ] as const)('by the gateway of %s has its own address', async (family, symbol, form) => {
    await goTo(`/wallet/deposit/${symbol}`);
    await address().waitFor();
    await text(form).first().waitFor();
    expect(issuedOf(symbol)).toMatchObject({ family });
  });
});

describe('a gateway that', () => {
  const failing: [string, ServiceMode, RegExp][] = [
    ['is down', 'maintenance', /Can’t reach the service/u],
    ['drops the connection', 'silence', /Can’t reach the service/u],
    ['answers with a page', 'garbage', /an unreadable response/u],
    ['answers in a wrong shape', 'wrongShape', /an unreadable response/u],
  ];

  it.each(failing)('%s is reported so, and asked again by a press', async (_, mode, sentence) => {
    await goTo('/wallet/deposit');
    await alice.screen.getByRole('link', { name: /DOGE/u }).waitFor();
    devnet.services.conditions.set('gateway-coins', { mode });
    await goTo('/wallet/deposit/XBTSX.DOGE');
    await text(sentence).first().waitFor();
    devnet.services.conditions.reset();
    await retryUntilAddress();
  });

  /** Presses the offered button until the address appears. */
  async function retryUntilAddress(): Promise<void> {
    const again = alice.screen.getByRole('button', { name: /^(?:Try again|Refresh address)$/u });
    await again.first().click();
    await address().waitFor();
    await expect.poll(() => text(/^From the gateway,/u).count()).toBe(1);
  }

  it('is slow is awaited, with a notice', async () => {
    // The notice comes after three seconds, and must be seen before the answer; after ten the app gives up.
    devnet.services.conditions.set('gateway-eos', { slowMs: 7_500 });
    await goTo('/wallet/deposit/XBTSX.EOS');
    await text('The gateway is slow to respond. You can wait or come back later.').first().waitFor();
    await address().waitFor();
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['an address of Ethereum', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['a letter too few', `D${'a'.repeat(23)}`],
  ])('gives %s for an address shows none', async (_, given) => {
    change('coins', 'XBTSX.DOGE', { address: given });
    await goTo('/gateways');
    await goTo('/wallet/deposit/XBTSX.DOGE');
    await text(/^The gateway’s address isn’t valid for Dogecoin\. It’s hidden/u).waitFor();
    expect(await address().count()).toBe(0);
    expect(await alice.screen.textContent()).not.toContain(given === '' ? 'Copy address' : given);
  });

  it('names an account of this chain as the shared address, as once guessed, shows none', async () => {
    devnet.services.conditions.set('gateway-coins', { form: 'guess' });
    await goTo('/gateways');
    await goTo('/wallet/deposit/XBTSX.BTC');
    await text(/^The gateway’s address isn’t valid for Bitcoin\. It’s hidden/u).waitFor();
    await text('0.0005 BTC').waitFor();
    expect(await address().count()).toBe(0);
  });

  it('gives an address without the memo it needs shows none', async () => {
    change('fiat', 'USD', { memoSupport: true, memo: '' });
    await goTo('/wallet/deposit/USD');
    await text(/without the memo USD needs/u).waitFor();
    expect(await address().count()).toBe(0);
  });

  it('gives nothing usable after an earlier address no longer shows that one', async () => {
    await goTo('/wallet/deposit/XBTSX.LTC');
    await address().waitFor();
    const again = alice.screen.getByRole('button', { name: 'Refresh address' });
    // Opened again, the form asks by itself: after that the press is what asks.
    await again.click({ trial: true });
    change('coins', 'XBTSX.LTC', { address: 'https://example.com/pay' });
    await again.click();
    await text(/^The gateway’s address isn’t valid for Litecoin\. It’s hidden/u).waitFor();
    expect(await address().count()).toBe(0);
    expect(await alice.screen.getByRole('button', { name: 'Copy address' }).count()).toBe(0);
  });

  it('gives another address than before reports it', async () => {
    await goTo('/wallet/deposit/XBTSX.WAVES');
    await address().waitFor();
    const again = alice.screen.getByRole('button', { name: 'Refresh address' });
    // A kept address is shown while the gateway is asked: not before that is over the next answer can be told from it.
    await again.click({ trial: true });
    const earlier = issuedOf('XBTSX.WAVES')?.address ?? 'none';
    change('waves', 'XBTSX.WAVES', { address: '3PAs2qSeUAfgqSKS8LpZPKGYEjJKcud9Djr' });
    await again.click();
    await text(`The gateway now gives you a different address. The earlier one was ${earlier}`).waitFor();
    await text('3PAs2qSeUAfgqSKS8LpZPKGYEjJKcud9Djr').first().waitFor();
  });

  it('is on the board with its state and its last answer', async () => {
    await goTo('/gateways');
    await text('min. 0.0005 BTC, fee 0.0002 BTC').waitFor();
    await text(/^Last response \d\d:\d\d:\d\d, in \d+ ms$/u)
      .first()
      .waitFor();
    await expect.poll(() => alice.screen.getByRole('heading', { level: 2 }).count()).toBe(7);
  });
});
