import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, confirm, logIn, openInMessenger } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { nodeGate } from './nodeGate.ts';
import { type PoolActors, poolActorsOf } from './poolActors.ts';
import { closeSheet, finish, openSwap, pay, review } from './swapActors.ts';

const BTS = '1.3.0';
const PRICE_CHANGED =
  'Error: Price Changed, please update by clicking on the trade button or enter a lower amount';
const PRICE_CHANGED_TAB =
  'Error: Price Changed, please update by clicking on the Trade Tab or enter a lower amount';

let alice: Actor;
let pools: PoolActors;
const gate = nodeGate('broadcast_transaction');

withNetwork();

beforeAll(async () => {
  alice = await openInMessenger(browser, devnet, 7001001, { watch: gate.watch, isWelcomed: true });
  pools = poolActorsOf(devnet);
  await logIn(alice, 'alice-trader7');
});

const balanceOf = (name: string, symbol: string) => pools.balanceOf(name, symbol);
/** Another account sells BTS to the pool of HIVE, a part of its balance in thousandths. */
const sellToHivePool = (thousandths: bigint) => pools.sellTo('BTSHIVEPOOL', thousandths);

/** The exchanges in the account's history. */
function exchangesOf(name: string) {
  const { state } = devnet.ledger;
  return state
    .accountHistory(pools.accountId(name))
    .map(({ operation_id }) => state.get('1.11', operation_id))
    .filter(({ op }) => op[0] === 63);
}

/** The number of exchanges in the account's newest swap. */
function exchangesOfLastSwap(name: string): number {
  const blocks = exchangesOf(name).map(({ block_num }) => block_num);
  const last = Math.max(...blocks);
  return blocks.filter((block) => block === last).length;
}

describe('a swap inside the messenger', () => {
  it('over one pool gives at least the promised amount, and reports it', async () => {
    await openSwap(alice, 'from=BTS&to=XBTSX.HIVE');
    const before = balanceOf('alice-trader7', 'XBTSX.HIVE');
    await pay(alice, '1000');
    await review(alice);
    const sheet = (await alice.screen.getByRole('dialog').textContent()) ?? '';
    const least = Number(/You get at least([\d.]+)/u.exec(sheet)?.[1] ?? 'nothing');
    const text = await finish(alice);
    const got = balanceOf('alice-trader7', 'XBTSX.HIVE') - before;
    expect(Number(got) / 1000).toBeGreaterThanOrEqual(least);
    expect(text).toMatch(/^Exchange Success! You paid 1.000\.00000.BTS and got [\d.]+.XBTSX\.HIVE\./u);
    expect(exchangesOfLastSwap('alice-trader7')).toBe(1);
  });

  it('over several pools is one transaction, and reports leftovers of the intermediate asset', async () => {
    await openSwap(alice, 'from=XBTSX.HIVE&to=XBTSX.TON');
    await pay(alice, '50');
    await alice.screen.getByText('Possible leftover').waitFor();
    await review(alice);
    await alice.screen.getByRole('dialog').getByText('Details', { exact: true }).click();
    await alice.screen.getByText('Possible leftover on the route').waitFor();
    const text = await finish(alice);
    expect(text).toContain('stayed in your account');
    expect(exchangesOfLastSwap('alice-trader7')).toBeGreaterThan(1);
  });

  it('is split over parallel pools if that gives more', async () => {
    await openSwap(alice, 'from=BTS&to=XBTSX.USDT&amount=400000');
    await expect.poll(() => alice.screen.getByText(/% of the amount$/u).count()).toBeGreaterThan(1);
    const before = balanceOf('alice-trader7', 'XBTSX.USDT');
    await review(alice);
    await finish(alice);
    expect(balanceOf('alice-trader7', 'XBTSX.USDT')).toBeGreaterThan(before);
    expect(exchangesOfLastSwap('alice-trader7')).toBeGreaterThan(1);
  });

  it('gives at least the requested amount', async () => {
    await openSwap(alice, 'from=BTS&to=XBTSX.HIVE');
    const before = balanceOf('alice-trader7', 'XBTSX.HIVE');
    await alice.screen.getByLabel('You get').fill('25.5');
    await expect.poll(() => alice.screen.getByLabel('You pay').inputValue()).not.toBe('');
    await review(alice);
    await finish(alice);
    expect(balanceOf('alice-trader7', 'XBTSX.HIVE') - before).toBeGreaterThanOrEqual(25_500n);
  });
});

describe('a moving price', () => {
  it('against the user before the review is shown with the old and the new one', async () => {
    await openSwap(alice, 'from=BTS&to=XBTSX.HIVE');
    await pay(alice, '1000');
    await expect.poll(() => alice.screen.getByLabel('You get').inputValue()).not.toBe('');
    sellToHivePool(10n);
    await alice.screen.getByText(PRICE_CHANGED).waitFor();
    await alice.screen.getByText(/^before 1 BTS = .*, now 1 BTS = /u).waitFor();
    await review(alice);
    await closeSheet(alice);
    await expect.poll(() => alice.screen.getByText(PRICE_CHANGED).count()).toBe(0);
  });

  it('between review and signature is shown, and nothing is signed without another consent', async () => {
    await openSwap(alice, 'from=BTS&to=XBTSX.HIVE');
    const before = balanceOf('alice-trader7', 'XBTSX.HIVE');
    await pay(alice, '1000');
    await review(alice);
    sellToHivePool(10n);
    await pools.settled();
    await confirm(alice);
    await alice.screen.getByText(/Nothing was signed/u).waitFor();
    await alice.screen.getByText(/^before [\d.]+.XBTSX\.HIVE$/u).waitFor();
    expect(balanceOf('alice-trader7', 'XBTSX.HIVE')).toBe(before);
    // The earlier sales make a route profitable that passes through the sold asset again: it still counts once.
    expect(await finish(alice)).toMatch(/You paid 1.000\.00000.BTS and got/u);
    expect(balanceOf('alice-trader7', 'XBTSX.HIVE')).toBeGreaterThan(before);
  });

  it("after the signature is refused by the node with the spec's text, and nothing moves", async () => {
    await openSwap(alice, `pool=${pools.poolOf('BTSHIVEPOOL')?.id}`);
    await pay(alice, '1000');
    await review(alice);
    const held = () => [balanceOf('alice-trader7', 'BTS'), balanceOf('alice-trader7', 'XBTSX.HIVE')];
    const before = held();
    gate.before = { call: 'broadcast_transaction', act: () => sellToHivePool(20n) };
    await confirm(alice);
    await alice.screen.getByText(PRICE_CHANGED_TAB).first().waitFor();
    expect(held()).toEqual(before);
    await closeSheet(alice);
    await alice.screen.getByText(/Nothing was moved\./u).waitFor();
    expect(await alice.screen.getByLabel('You pay').inputValue()).toBe('1000');
  });

  it('for good, because the pool was emptied, leaves nothing to sign', async () => {
    await openSwap(alice, 'from=BTS&to=XBTSX.LTC');
    await pay(alice, '1000');
    await review(alice);
    const before = balanceOf('alice-trader7', 'BTS');
    pools.emptyPool('BTSLTCPOOL');
    await pools.settled();
    await confirm(alice);
    await alice.screen
      .getByText(/^No pool route between these assets/u)
      .first()
      .waitFor();
    expect(balanceOf('alice-trader7', 'BTS')).toBe(before);
    await closeSheet(alice);
  });
});

describe('a great price impact', () => {
  it('requires a typed word from 10 % on', async () => {
    await openSwap(alice, 'from=BTS&to=XBTSX.HIVE&amount=300000');
    await alice.screen.getByText(/Type “swap” to continue/u).waitFor();
    await alice.screen.getByLabel('Type “swap”').fill('swap');
    await alice.act('Trade');
    await alice.screen.getByRole('button', { name: 'Confirm and sign' }).waitFor();
    await closeSheet(alice);
  });

  it('only warns from 3 % on, and is not possible from 50 % on', async () => {
    await openSwap(alice, 'from=BTS&to=XBTSX.HIVE&amount=100000');
    await alice.screen.getByText(/moves the price [34]\.\d+% against you\.$/u).waitFor();
    await alice.screen.getByLabel('You get').fill('45000');
    await alice.screen.getByText(/Swaps are blocked from 50%/u).waitFor();
    const trade = alice.page.locator('.main-button').filter({ hasText: 'Trade' });
    await expect.poll(() => trade.isDisabled()).toBe(true);
  });
});

describe('an account without the native coin', () => {
  it('pays the fee of its swap in another asset', async () => {
    const dave = await openInMessenger(browser, devnet, 7001005, { isWelcomed: true });
    await logIn(dave, 'dave-newbie4');
    await openSwap(dave, 'from=XBTSX.USDT&to=XBTSX.TON&amount=1');
    await dave.screen.getByText(/^Fee paid in .*: not enough BTS\.$/u).waitFor();
    await review(dave);
    await finish(dave);
    const fees = exchangesOf('dave-newbie4').map(({ op }) => op[1].fee);
    expect(fees.length).toBeGreaterThan(0);
    for (const fee of fees) expect(fee).not.toMatchObject({ asset_id: BTS });
    expect(balanceOf('dave-newbie4', 'XBTSX.TON')).toBeGreaterThan(0n);
    await dave.context.close();
  });
});

describe('a swap dropped by its node', () => {
  it('is reported as not included and without effect, once that is certain', async () => {
    await openSwap(alice, 'from=BTS&to=XBTSX.HIVE');
    await pay(alice, '1000');
    await review(alice);
    const held = () => [balanceOf('alice-trader7', 'BTS'), balanceOf('alice-trader7', 'XBTSX.HIVE')];
    const before = held();
    for (const node of devnet.nodes) node.faults.set({ broadcast: 'not_forwarded' });
    await confirm(alice);
    // The label of each step exists from the beginning: it is sent when the following step is current.
    const present = alice.screen.locator('[aria-current="step"]');
    await present.filter({ hasText: 'Waiting for a block…' }).waitFor();
    devnet.clock.advance(120_000);
    await alice.screen.getByText(/It’s safe to try again/u).waitFor({ timeout: 60_000 });
    expect(held()).toEqual(before);
    for (const node of devnet.nodes) node.faults.reset();
    await closeSheet(alice);
    await alice.screen
      .getByText(/^Your swap of 1.000\.00000.BTS isn’t in any block and never will be\. Nothing was moved/u)
      .waitFor();
    expect(await alice.screen.getByLabel('You pay').inputValue()).toBe('1000');
  });
});
