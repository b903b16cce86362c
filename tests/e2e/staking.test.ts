import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, blockOf, confirm, logIn, openInMessenger, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const STH = '1.3.4099';
const MONTH = 2_592_000;
const DOWN = 'The staking service isn’t responding.';
const UNREAD = 'isn’t responding, so what’s paid next isn’t known';
const UNKNOWN_FORM = 'This app can’t read the staking service’s new data format';

withNetwork({ blockMs: 500 });

const accountId = (name: string): string => devnet.ledger.state.accountByName(name)?.id ?? '';
const balanceOf = (name: string): bigint => devnet.ledger.state.balance(accountId(name), STH);
const stakesOf = (name: string) =>
  devnet.ledger.state
    .vestingBalancesOf(accountId(name))
    .filter(({ balance }) => balance.asset_id === STH && balance.amount > 0n);

/** Narrow spaces stand between groups of digits. */
const digits = (text: string) => new RegExp(text.replace(/ /gu, '\\s'), 'u');

async function openStakes({ screen }: Actor): Promise<void> {
  await screen.getByRole('link', { name: 'SmartHolder' }).first().click();
  await screen.getByRole('heading', { name: 'SmartHolder', exact: true }).waitFor();
}

/** The chain's facts of bob: two stakes, the older one matured. */
async function seesStakesOfBob({ screen }: Actor): Promise<void> {
  await screen.getByRole('button', { name: digits('500 000 STH') }).waitFor();
  await screen.getByRole('button', { name: digits('200 000 STH.*locked') }).waitFor();
  await screen.getByText(digits('^700 000 STH$')).waitFor();
}

describe('the staking service', () => {
  let bob: Actor;

  beforeAll(async () => {
    devnet.services.conditions.set('staking', { mode: 'maintenance' });
    bob = await openInMessenger(browser, devnet, 7001002, { isWelcomed: true });
    await logIn(bob, 'bob-holder2');
  });

  afterAll(() => bob?.context.close());

  it.each([
    ['maintenance', DOWN],
    ['garbage', UNKNOWN_FORM],
    ['silence', DOWN],
    ['wrongShape', UNKNOWN_FORM],
  ] as const)('leaves the chain’s facts visible in condition %s, with an explanation', async (mode, said) => {
    devnet.services.conditions.set('staking', { mode });
    await openStakes(bob);
    await seesStakesOfBob(bob);
    await bob.screen.getByText(said).waitFor();
    await bob.screen.getByText('My share is unknown').waitFor();
    await bob.screen.getByRole('link', { name: 'Pools' }).first().click();
  });

  it('in an unknown form is reported on each of its screens, with the working parts', async () => {
    await openStakes(bob);
    await bob.screen.getByText(/new data format\. .* you can stake and claim/u).waitFor();
    await bob.screen.getByRole('button', { name: 'Holders', exact: true }).click();
    await bob.screen.getByText(UNKNOWN_FORM, { exact: true }).waitFor();
    await bob.screen.getByText('you can stake and claim without the service').waitFor();
    await bob.screen.getByRole('button', { name: 'Calendar', exact: true }).click();
    // A read that began while the service was silent ends as a failed one, and is asked again by hand.
    const unknown = bob.screen.getByText(/new data format, so it doesn’t know what’s paid/u);
    const failed = bob.screen
      .locator('section')
      .filter({ hasText: UNREAD })
      .getByRole('button', { name: 'Try again' });
    await unknown.or(failed).first().waitFor();
    const known = async () => {
      for (const retry of await failed.all()) await retry.click();
      return unknown.count();
    };
    await expect.poll(known, { interval: 3000 }).toBe(2);
    await bob.screen.getByText('Upcoming dates').waitFor();
    expect(await bob.screen.getByText('None right now').count()).toBe(0);
    await bob.screen.getByRole('link', { name: 'Pools' }).first().click();
  });

  it('does not delay the stakes, and its percents appear when they arrive', async () => {
    devnet.services.conditions.set('staking', { mode: 'ok', slowMs: 2500 });
    await openStakes(bob);
    await seesStakesOfBob(bob);
    await bob.screen.getByText(digits('My share 24\\.9%')).waitFor();
    await expect.poll(() => bob.screen.getByText(DOWN).count()).toBe(0);
    devnet.services.conditions.reset();
  });
});

/** Opens bob's stakes in a plain page: no keys are needed for it, and no PIN. `watch` runs before any request. */
async function viewBob(watch: (page: Page) => unknown): Promise<Actor> {
  const viewer = await openPlain(browser, devnet, { isWelcomed: true, watch });
  await viewer.screen.getByLabel('Account name').fill('bob-holder2');
  await viewer.screen.getByRole('button', { name: 'View only' }).click();
  await viewer.act('Log in');
  await viewer.screen.getByRole('heading', { name: 'Log in' }).waitFor({ state: 'detached' });
  // Without earlier readings, or the figures of the previous case would be shown. The previous page may still write
  // them.
  await viewer.context.addInitScript(() => localStorage.removeItem('xbts.cache'));
  return viewer;
}

describe("the staking service's own data", () => {
  let viewer: Actor;
  let isNamed = true;

  beforeAll(async () => {
    devnet.services.conditions.reset();
    viewer = await viewBob((page) =>
      page.route('**/staking/api/public/percents', async (route) => {
        if (isNamed) return route.continue();
        const response = await route.fetch();
        const told = await response.json();
        const holders = told.holders.filter(({ account }: { account: string }) => account !== 'bob-holder2');
        return route.fulfill({ response, json: { ...told, holders } });
      }),
    );
  });

  afterAll(() => viewer?.context.close());

  const look = (tab: string) => viewer.page.goto(`${devnet.botUrl}/smartholder?tab=${tab}`);

  it('list the holders next to the sum of their stakes and its weight', async () => {
    await look('holders');
    const fact = (label: string, value: string) =>
      viewer.screen
        .locator('dl > div')
        .filter({ hasText: label })
        .getByText(digits(`^${value}$`))
        .waitFor();
    await fact('Total staked', '2 370 000 XBTSX.STH');
    await fact('Weight with bonuses', '3 820 000');
    await fact('Holders', '4');
    const row = (text: string) => viewer.screen.getByRole('button', { name: digits(text) }).waitFor();
    await row('grace-whale8.*47\\.1%.*bonus 900 000.*900 000');
    await row('bob-holder2 me.*24\\.9%.*bonus 250 000.*700 000');
    // Rounded to one decimal they are 100.1 together, which is no fault.
    expect(await viewer.screen.getByText('can’t all be right').count()).toBe(0);
  });

  it('show that the holders’ half of the fees is paid next, and what waits for its quorum', async () => {
    await look('calendar');
    const { state } = devnet.ledger;
    const half = (symbol: string) => {
      const asset = state.assetBySymbol(symbol);
      const units = state.balance(accountId('sth-payer'), asset?.id ?? '');
      return formatPlain(units, asset?.precision ?? 0);
    };
    const paid = viewer.screen.locator('section').filter({ hasText: 'Paid next' }).last();
    await paid.getByText('BTC XBTSX').waitFor();
    const shown = ((await paid.textContent()) ?? '').replaceAll(/(?<=\d)\s(?=\d{3})/gu, '');
    for (const symbol of ['BTS', 'XBTSX.BTC', 'XBTSX.USDT']) expect(shown).toContain(half(symbol));
    expect(shown.match(/[1-9]\d\d% of quorum/gu)).toHaveLength(3);
    expect(shown).toContain('the holders’ half of the fees');
    const waiting = viewer.screen.locator('section').filter({ hasText: 'Quorum not reached' }).last();
    await waiting.getByText('STH XBTSX').waitFor();
    await waiting.getByText(/^\d\d% of quorum$/u).waitFor();
  });

  it('give an account without a row the share of its stakes on the chain, with a note', async () => {
    isNamed = false;
    await viewer.page.goto(`${devnet.botUrl}/smartholder`);
    // 700,000 and half of 500,000 more, of 3,820,000.
    await viewer.screen.getByText(digits('My share 24\\.8691% by my stakes on the chain')).waitFor();
    await viewer.screen.getByText('The staking service states no percentage for this account.').waitFor();
    await seesStakesOfBob(viewer);
    expect(await viewer.screen.getByText('unreliable').count()).toBe(0);
  });
});

describe('wrong data of the staking service', () => {
  const holder = (account: string, amount: string, percent: string) => ({
    account,
    amount,
    bonus: '0',
    percent,
  });
  let viewer: Actor;
  let holders: object[] = [];

  beforeAll(async () => {
    devnet.services.conditions.reset();
    viewer = await viewBob((page) =>
      page.route('**/staking/api/public/percents', (route) =>
        route.fulfill({ json: { staked: '2370000', weight: '2370000', count: 2, holders } }),
      ),
    );
  });

  afterAll(() => viewer?.context.close());

  it.each([
    {
      what: 'percents of more than 100 together',
      listed: [holder('bob-holder2', '700000', '70'), holder('grace-whale8', '900000', '62.5')],
      said: 'The staking service’s percentages add up to 132.5%',
    },
    {
      what: 'a negative amount',
      listed: [holder('bob-holder2', '-700000', '29.5'), holder('grace-whale8', '900000', '70.5')],
      said: 'The staking service’s data on this account can’t be right.',
    },
    {
      what: 'another amount than the chain',
      listed: [holder('bob-holder2', '1', '29.5'), holder('grace-whale8', '900000', '70.5')],
      said: 'The staking service counts 1 STH for you, the chain 700',
    },
  ])('$what: the share is marked, the stakes stay', async ({ listed, said }) => {
    holders = listed;
    await viewer.page.goto(`${devnet.botUrl}/smartholder`);
    await viewer.screen.getByText(said).waitFor();
    await viewer.screen.getByText('unreliable').waitFor();
    await seesStakesOfBob(viewer);
  });
});

describe('a stake', () => {
  let alice: Actor;

  beforeAll(async () => {
    devnet.services.conditions.reset();
    alice = await openInMessenger(browser, devnet, 7001001, { isWelcomed: true });
    await logIn(alice, 'alice-trader7');
    await openStakes(alice);
  });

  afterAll(() => alice?.context.close());

  const button = (label: RegExp) => alice.page.locator('.main-button').filter({ hasText: label });

  it('is refused below the minimum, or without the agreement', async () => {
    await alice.act('Stake STH');
    await alice.screen.getByText('Only STH already deposited in the exchange can be staked').waitFor();
    const deposit = alice.screen.getByRole('link', { name: 'Deposit STH' });
    expect(await deposit.getAttribute('href')).toBe('/wallet/deposit/XBTSX.STH');
    await alice.screen.getByLabel('Amount').fill('99999.99999');
    await alice.screen.getByText('The minimum stake is 100000 STH.').waitFor();
    await alice.screen.getByLabel('Amount').fill('100000');
    await alice.screen
      .getByText(/^Not a promise\. Based on all transfers from the payers to holders/u)
      .waitFor();
    await expect.poll(() => button(/^Review$/u).isDisabled()).toBe(true);
  });

  it('locks its amount by coin days from the chain’s time on', async () => {
    const before = balanceOf('alice-trader7');
    await alice.screen
      .locator('label')
      .filter({ hasText: /^1 month/u })
      .click();
    await alice.screen.getByText('I understand that the funds are locked').click();
    await alice.act('Review');
    await alice.screen.getByText(/^Locked until .*\. Nothing can be claimed earlier\.$/u).waitFor();
    await confirm(alice);
    await blockOf(alice);
    const [stake] = stakesOf('alice-trader7').slice(-1);
    expect(stake?.balance.amount).toBe(10_000_000_000_000n);
    expect(before - balanceOf('alice-trader7')).toBe(10_000_000_000_000n);
    expect(stake?.policy).toMatchObject([1, { vesting_seconds: MONTH }]);
    expect(stake?.balance_type).toBe('unspecified');
  });

  it('can’t be claimed one second before its maturity, and completely afterwards', async () => {
    const [stake] = stakesOf('alice-trader7').slice(-1);
    const created = String(Object(stake?.policy[1]).coin_seconds_earned_last_update);
    const maturesAt = Date.parse(`${created}Z`) / 1000 + MONTH;
    await alice.screen
      .getByRole('button', { name: /^(?:Done|Close)$/u })
      .last()
      .click();
    await alice.screen.getByRole('heading', { name: 'SmartHolder', exact: true }).waitFor();

    devnet.blocks.set(0);
    const seconds = Math.floor(maturesAt - devnet.clock.now() / 1000) - 60;
    await fetch(`${devnet.controlsUrl}/time`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seconds }),
    });
    devnet.ledger.produceBlock(maturesAt - 1);
    await alice.screen.getByRole('button', { name: /100\s000 STH.*0\.01 d.*locked/u }).click();
    await alice.screen.getByText('This stake is still locked. Days left: 0.01.').waitFor();
    await expect.poll(() => button(/^Claim/u).isDisabled()).toBe(true);
    await alice.screen.getByText('Why can’t I claim part of it earlier?').waitFor();

    devnet.ledger.produceBlock(maturesAt);
    const before = balanceOf('alice-trader7');
    await expect.poll(() => button(/^Claim/u).isDisabled()).toBe(false);
    await alice.act(/^Claim/u);
    await alice.screen.getByRole('button', { name: 'Confirm and sign' }).waitFor();
    devnet.blocks.set(500);
    await confirm(alice);
    await blockOf(alice);
    expect(balanceOf('alice-trader7') - before).toBe(10_000_000_000_000n);
    expect(stakesOf('alice-trader7').map(({ id }) => id)).not.toContain(stake?.id);
    await alice.screen
      .getByRole('button', { name: /^(?:Done|Close)$/u })
      .last()
      .click();
    await alice.screen.getByText('My stakes').first().waitFor();
    await expect.poll(() => alice.screen.getByRole('button', { name: /0\.01 d/u }).count()).toBe(0);
  });

  it('partly claimed by another wallet shows when the rest unlocks', async () => {
    const year = stakesOf('alice-trader7').find(({ balance }) => balance.amount === 30_000_000_000_000n);
    const part = { amount: '1000000000000', asset_id: STH };
    const body = { vesting_balance: year?.id, owner: accountId('alice-trader7'), amount: part };
    const none = { amount: '0', asset_id: '1.3.0' };
    const [fee] = devnet.ledger.requiredFees([[33, { fee: none, ...body }]], '1.3.0');
    const paid = { ...none, amount: String(fee?.amount ?? 0) };
    devnet.ledger.pushOperations([[33, { fee: paid, ...body }]]);
    await alice.screen.getByRole('button', { name: /290\s000 STH.*locked/u }).click();
    await alice.screen.getByText('Part of this stake was claimed elsewhere.').waitFor();
    await alice.screen.getByText(/^Available to claim0\sSTH(?!\w*\d)/u).waitFor();
    // The rest needs as many coin days as all of it did: 300,000 · left = 290,000 · longer.
    const [, policy] = year?.policy ?? [];
    const start = Date.parse(`${Object(policy).start_claim}Z`) / 1000;
    const left = (start + 12 * MONTH - Date.parse(`${devnet.ledger.head().time}Z`) / 1000) / 86_400;
    const shown = await alice.screen.getByText(/^Days left\d+\.\d\d$/u).textContent();
    expect(Number((shown ?? '').replace('Days left', ''))).toBeCloseTo((left * 30) / 29, 1);
  });
});
