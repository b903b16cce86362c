import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, blockOf, confirm, hear, logIn, openInMessenger } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { nodeGate } from './nodeGate.ts';
import { type PoolActors, poolActorsOf } from './poolActors.ts';

const BTS = '1.3.0';
const STAKE_MOVED = 'Error Pool Stake! Please refresh price (Click on Stake Button)';
const STAKE_MOVED_TAB = 'Error Pool Stake! Please refresh price (Click on Stake Tab)';

let alice: Actor;
let pools: PoolActors;
const gate = nodeGate('broadcast_transaction');

withNetwork();

beforeAll(async () => {
  alice = await openInMessenger(browser, devnet, 7001001, { watch: gate.watch, isWelcomed: true });
  pools = poolActorsOf(devnet);
  await logIn(alice, 'alice-trader7');
});

/** Opens an address of the app, like a press on one of its links. */
async function go({ screen }: Actor, path: string): Promise<void> {
  await screen.evaluate((_body, url) => window.history.pushState(null, '', url), '/more');
  await screen.getByRole('heading', { name: 'More', exact: true }).waitFor();
  await screen.evaluate((_body, url) => window.history.pushState(null, '', url), path);
}

const confirmButton = ({ screen }: Actor) => screen.getByRole('button', { name: 'Confirm and sign' });

/** Opens the review of the form's values. */
async function review(actor: Actor): Promise<void> {
  const button = actor.page.locator('.main-button').filter({ hasText: 'Review' });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
  await confirmButton(actor).waitFor();
}

/** Confirms the open review and closes it once it is in a block. */
async function finish(actor: Actor): Promise<void> {
  await confirm(actor);
  await blockOf(actor);
  const progress = actor.screen.getByRole('dialog', { name: 'Transaction' });
  await progress.getByRole('button', { name: 'Done', exact: true }).click();
  await progress.waitFor({ state: 'detached' });
}

/** Units of a figure in the sheet, such as '1 000.5 BTS'. */
function unitsAfter(text: string, label: string, precision: number): bigint {
  const [, figure = 'none'] = new RegExp(`${label}([\\d.\\s\\u202f]+)`, 'u').exec(text) ?? [];
  const [whole = '', fraction = ''] = figure.replace(/[\s\u202f\u00a0]/gu, '').split('.');
  return BigInt(whole + fraction.padEnd(precision, '0'));
}

const dialogText = async ({ screen }: Actor) =>
  (await screen.getByRole('dialog').first().textContent()) ?? '';

describe('liquidity, inside the messenger', () => {
  it('is added by the ratio of the pool, exactly as announced', async () => {
    await go(alice, '/pool/BTSBTCPOOL?do=stake');
    await alice.screen.getByLabel('You add BTS').fill('1000');
    await alice.screen.getByText('Actually added').waitFor();
    await expect.poll(() => alice.screen.getByLabel('You add XBTSX.BTC').inputValue()).not.toBe('');
    const said = await dialogText(alice);
    const before = ['XBTSX.BTC', 'BTSBTCPOOL'].map((symbol) => pools.balanceOf('alice-trader7', symbol));
    await review(alice);
    await finish(alice);
    await hear(alice, 'Success Liquidity Pool Deposit!');
    const after = ['XBTSX.BTC', 'BTSBTCPOOL'].map((symbol) => pools.balanceOf('alice-trader7', symbol));
    const precision = devnet.ledger.state.assetBySymbol('BTSBTCPOOL')?.precision ?? 0;
    expect((after[1] ?? 0n) - (before[1] ?? 0n)).toBe(unitsAfter(said, 'Shares you get', precision));
    expect((before[0] ?? 0n) - (after[0] ?? 0n)).toBeGreaterThan(0n);
  });

  it('is withdrawn by percent, exactly as announced', async () => {
    await go(alice, '/pool/BTSBTCPOOL?do=unstake');
    await alice.screen.getByLabel('How much to withdraw, %').fill('50');
    const held = pools.balanceOf('alice-trader7', 'BTSBTCPOOL');
    const coins = pools.balanceOf('alice-trader7', 'XBTSX.BTC');
    const precision = devnet.ledger.state.assetBySymbol('BTSBTCPOOL')?.precision ?? 0;
    // The sheet starts with all of them, and includes the previous deposit once its block is reported.
    await expect
      .poll(async () => unitsAfter(await dialogText(alice), 'Shares you return', precision))
      .toBe(held / 2n);
    const said = await dialogText(alice);
    await review(alice);
    await finish(alice);
    expect(pools.balanceOf('alice-trader7', 'BTSBTCPOOL')).toBe(held - held / 2n);
    const [, btc = 'none'] = /BTS([\d.]+)\u00a0XBTSX\.BTC/u.exec(said) ?? [];
    const [whole = '', fraction = ''] = btc.split('.');
    expect(pools.balanceOf('alice-trader7', 'XBTSX.BTC') - coins).toBe(
      BigInt(whole + fraction.padEnd(8, '0')),
    );
  });

  it('is added from one asset in one transaction', async () => {
    await go(alice, '/pool/BTSUSDTPOOL?do=stake');
    await alice.screen.getByRole('button', { name: 'One asset' }).click();
    await alice.screen.getByLabel('You pay BTS').fill('2000');
    await alice.screen.getByText('Swapped first').waitFor();
    const said = await dialogText(alice);
    const before = pools.balanceOf('alice-trader7', 'BTSUSDTPOOL');
    await review(alice);
    await finish(alice);
    const precision = devnet.ledger.state.assetBySymbol('BTSUSDTPOOL')?.precision ?? 0;
    const made = pools.balanceOf('alice-trader7', 'BTSUSDTPOOL') - before;
    expect(made).toBe(unitsAfter(said, 'Shares you get', precision));
    const { state } = devnet.ledger;
    const newest = state
      .accountHistory(pools.accountId('alice-trader7'))
      .map(({ operation_id }) => state.get('1.11', operation_id))
      .filter(({ op }) => op[0] === 63 || op[0] === 61)
      .slice(-2);
    expect(new Set(newest.map(({ block_num }) => block_num)).size).toBe(1);
    expect(newest.map(({ op }) => op[0]).sort()).toEqual([61, 63]);
  });
});

describe('an entry with one asset that moves the price far', () => {
  it('is reviewed only once the word is typed, and again after another amount', async () => {
    const { screen } = alice;
    await go(alice, '/pool/STHUSDTPOOL?do=stake');
    await screen.getByRole('button', { name: 'One asset' }).click();
    await screen.getByRole('button', { name: 'XBTSX.USDT', exact: true }).click();
    const reviewButton = alice.page.locator('.main-button').filter({ hasText: 'Review' });
    await screen.getByLabel('You pay XBTSX.USDT').fill('1500');
    await screen.getByText(/^The swap moves the price \d\d\.\d\d% against you/u).waitFor();
    expect(await reviewButton.isEnabled()).toBe(false);
    await screen.getByLabel('Type “stake”').fill('stake');
    await expect.poll(() => reviewButton.isEnabled()).toBe(true);
    await screen.getByLabel('You pay XBTSX.USDT').fill('1501');
    await expect.poll(() => screen.getByLabel('Type “stake”').inputValue()).toBe('');
    await expect.poll(() => reviewButton.isEnabled()).toBe(false);
    await screen.getByLabel('You pay XBTSX.USDT').fill('');
  });
});

describe('a position in a pool', () => {
  it('is its share with four decimals, its value, and its earnings from the deposits in the history', async () => {
    const { screen } = alice;
    await go(alice, '/pool/BTSBTCPOOL');
    const mine = screen.getByRole('region', { name: 'My position' });
    await mine.getByText(/^Based on your deposits \(\d+\) and withdrawals \(\d+\)/u).waitFor();
    const said = async () => (await mine.textContent()) ?? '';
    const { state } = devnet.ledger;
    const share = state.assetBySymbol('BTSBTCPOOL');
    const supply = state.dynamicData(share?.id ?? '').current_supply;
    const percent = ((pools.balanceOf('alice-trader7', 'BTSBTCPOOL') * 1_000_000n) / supply).toString();
    const digits = percent.padStart(5, '0');
    // What an earlier visit has kept stands there until it is read again.
    await expect.poll(said).toContain(`My pool share${digits.slice(0, -4)}.${digits.slice(-4)}%`);
    await expect.poll(said).toMatch(/Profit vs\. holding≈\s[+−]?[\d.]+\u00a0BTC XBTSX≈\u00a0−?\$[\d.]+/u);
  });
});

describe('a changing pool', () => {
  it('between the form and the signature is shown, and nothing is signed without another consent', async () => {
    await go(alice, '/pool/BTSHIVEPOOL?do=stake');
    await alice.screen.getByLabel('You add BTS').fill('1000');
    const before = pools.balanceOf('alice-trader7', 'BTSHIVEPOOL');
    await review(alice);
    pools.sellTo('BTSHIVEPOOL', 20n);
    await pools.settled();
    await confirm(alice);
    await alice.screen.getByText(/Nothing was signed/u).waitFor();
    await alice.screen.getByText(/^before [\d.]+.*BTSHIVEPOOL$/u).waitFor();
    expect(pools.balanceOf('alice-trader7', 'BTSHIVEPOOL')).toBe(before);
    await finish(alice);
    expect(pools.balanceOf('alice-trader7', 'BTSHIVEPOOL')).toBeGreaterThan(before);
  });

  it("after the signature refuses an entry with one asset with the spec's text", async () => {
    await go(alice, '/pool/BTSHIVEPOOL?do=stake');
    await alice.screen.getByRole('button', { name: 'One asset' }).click();
    await alice.screen.getByLabel('You pay BTS').fill('1000');
    await review(alice);
    const held = () =>
      ['BTS', 'XBTSX.HIVE', 'BTSHIVEPOOL'].map((each) => pools.balanceOf('alice-trader7', each));
    const before = held();
    gate.before = { call: 'broadcast_transaction', act: () => pools.sellTo('BTSHIVEPOOL', 20n) };
    await confirm(alice);
    await alice.screen.getByText(STAKE_MOVED_TAB).first().waitFor();
    expect(held()).toEqual(before);
    await alice.screen.getByRole('button', { name: 'Close' }).last().click();
  });

  it("that is emptied in between takes nothing, with the spec's text", async () => {
    await go(alice, '/pool/BTSHIVEPOOL?do=stake');
    await alice.screen.getByLabel('You add BTS').fill('1000');
    await review(alice);
    pools.emptyPool('BTSHIVEPOOL');
    await pools.settled();
    const before = pools.balanceOf('alice-trader7', 'BTS');
    await confirm(alice);
    await alice.screen.getByText(STAKE_MOVED).first().waitFor();
    expect(pools.balanceOf('alice-trader7', 'BTS')).toBe(before);
    await alice.screen.getByRole('button', { name: 'Close' }).last().click();
  });

  it('explains that only the owner may fill an empty pool', async () => {
    await go(alice, '/pool/BTSHIVEPOOL');
    // Data of an earlier visit are shown until they are reread; an empty pool offers no swap.
    const action = (name: string) => alice.screen.locator('main').getByRole('link', { name, exact: true });
    await action('Stake').waitFor();
    await action('Swap').waitFor({ state: 'detached' });
    await action('Stake').click();
    await alice.screen
      .getByText('This pool is empty. Only its owner, xbtsx-issuer, can make the first deposit.')
      .waitFor();
    await alice.screen.getByRole('button', { name: 'Close' }).click();
  });
});

describe("a pool of the user's own", () => {
  it('is created with its share asset, filled, emptied and deleted', async () => {
    const { screen } = alice;
    await go(alice, '/pools/create');
    await screen.getByRole('button', { name: 'Choose One asset' }).click();
    await screen.getByRole('dialog').getByLabel('Asset symbol').fill('XBTSX.WAVES');
    await screen.getByRole('dialog').getByRole('button', { name: /WAVES/u }).click();
    await screen.getByRole('button', { name: 'Choose Other asset' }).click();
    await screen.getByRole('dialog').getByLabel('Asset symbol').fill('BTS');
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: /1\.3\.0$/u })
      .click();
    await screen.getByLabel('Share asset symbol').fill('BTSBTCPOOL');
    await screen.getByText('An asset with this symbol already exists.').waitFor();
    await screen.getByLabel('Share asset symbol').fill('ALICEPOOL');
    await alice.act('Create share asset');
    await finish(alice);
    await screen.getByText('ALICEPOOL is ready. Now create the pool.').waitFor();
    await alice.act('Create the pool');
    await confirmButton(alice).waitFor();
    await finish(alice);
    await screen.getByText('This pool is empty.', { exact: true }).waitFor();
    expect(pools.poolOf('ALICEPOOL')).toMatchObject({ asset_a: BTS, taker_fee_percent: 30, balance_a: 0n });

    await go(alice, '/pool/ALICEPOOL?do=stake');
    await screen.getByLabel('You add BTS').fill('500');
    await screen.getByLabel('You add XBTSX.WAVES').fill('2');
    await review(alice);
    await finish(alice);
    await expect.poll(() => pools.poolOf('ALICEPOOL')?.balance_a).toBe(50_000_000n);

    await go(alice, '/pool/ALICEPOOL?do=unstake');
    await screen.getByText('These are all of the pool’s shares').waitFor();
    await review(alice);
    await finish(alice);
    await expect.poll(() => pools.poolOf('ALICEPOOL')?.balance_a).toBe(0n);

    await go(alice, '/pool/ALICEPOOL');
    await screen.getByRole('button', { name: 'Delete pool' }).click();
    await confirmButton(alice).waitFor();
    await finish(alice);
    await screen.getByRole('heading', { name: 'DeFi AMMob' }).waitFor();
    expect(pools.poolOf('ALICEPOOL')).toBeUndefined();
  });
});

describe('the list of pools', () => {
  it('finds, sorts and filters, and leads to the pool', async () => {
    const { screen } = alice;
    await go(alice, '/lp');
    await screen.getByRole('heading', { name: 'DeFi AMMob' }).waitFor();
    await screen.getByLabel('Search by asset or pool').fill('btc usdt');
    await screen.getByText('1 pool', { exact: true }).waitFor();
    await screen.getByRole('button', { name: /^BTC XBTSX \/ USDT XBTSX/u }).click();
    await screen.getByText(/^1 XBTSX\.BTC = [\d.\u202f]+ XBTSX\.USDT$/u).waitFor();
    await screen.getByRole('button', { name: 'How APY is calculated' }).click();
    await screen.getByText('last 24 hours × 365').waitFor();
    await screen.getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('button', { name: 'Show as table' }).click();
    await screen.getByRole('columnheader', { name: 'Value' }).waitFor();
  });

  it('shows a new operation of the pool with its block', async () => {
    const { screen } = alice;
    await go(alice, '/lp-detail/BTSUSDTPOOL');
    const rows = screen.getByRole('list', { name: 'Operations' }).getByRole('listitem');
    // An account is shown by its id until its name is read.
    await expect.poll(() => rows.first().textContent()).not.toContain('1.2.');
    const before = await rows.first().textContent();
    pools.sellTo('BTSUSDTPOOL', 1n);
    const isSold = async () => {
      const text = (await rows.first().textContent()) ?? '';
      return text !== before && text.includes('grace-whale8');
    };
    await expect.poll(isSold).toBe(true);
    await screen.getByRole('button', { name: 'Deposit', exact: true }).click();
    const kinds = async () => new Set((await rows.allTextContents()).map((text) => text.includes('Deposit')));
    await expect.poll(kinds).toEqual(new Set([true]));
  });
});

describe('a pool on a desktop', () => {
  it('has its chart and facts on the left, and next to them, always visible, the actions', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${devnet.botUrl}/pool/btsusdtpool`);
    const stake = page.getByRole('link', { name: 'Stake', exact: true });
    await stake.waitFor();
    const chart = page.getByRole('region', { name: 'History' });
    const place = async (part: typeof stake) =>
      (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const isBeside = async () => {
      const [one, other] = [await place(chart), await place(stake)];
      return one.width > 600 && other.x > one.x + one.width;
    };
    await expect.poll(isBeside).toBe(true);
    const { y: top } = await place(stake);
    await page
      .getByRole('list', { name: 'Operations' })
      .getByRole('listitem')
      .nth(8)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    // Under the app's header, no longer under the title.
    const inSight = async () => {
      const { y } = await place(stake);
      return y > 56 && y <= top;
    };
    await expect.poll(inSight).toBe(true);
    // In one column, the actions are above the chart, and the chart above the facts.
    await page.setViewportSize({ width: 900, height: 800 });
    const facts = page.getByRole('region', { name: 'Pool liquidity' });
    const tops = async () =>
      Promise.all([stake, chart, facts].map(async (each) => (await each.boundingBox())?.y ?? 0));
    const inOrder = async () =>
      (await tops()).every((y, place, all) => place === 0 || y > (all[place - 1] ?? y));
    await expect.poll(inOrder).toBe(true);
    await expect.poll(async () => (await place(stake)).x).toBeLessThan(700);
    await page.close();
  });
});

describe('an account without the native coin', () => {
  it('pays the fee of its deposit in another asset', async () => {
    const dave = await openInMessenger(browser, devnet, 7001005, { isWelcomed: true });
    await logIn(dave, 'dave-newbie4');
    await go(dave, '/pool/USDTTONPOOL?do=stake');
    await dave.screen.getByRole('button', { name: 'One asset' }).click();
    await dave.screen.getByLabel('You pay XBTSX.USDT').fill('1');
    await dave.screen.getByText(/^No BTS balance for pay fees\. The fee is paid in/u).waitFor();
    await review(dave);
    await finish(dave);
    expect(pools.balanceOf('dave-newbie4', 'USDTTONPOOL')).toBeGreaterThan(0n);
    expect(pools.balanceOf('dave-newbie4', 'BTS')).toBe(0n);
    await dave.context.close();
  });
});
