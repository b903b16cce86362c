import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, blockOf, confirm, logIn, openInMessenger, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { type PoolActors, poolActorsOf } from './poolActors.ts';

const PRICE_CHANGED =
  'Error: Price Changed, please update by clicking on the trade button or enter a lower amount';
const STAKE_MOVED = 'Error Pool Stake! Please refresh price (Click on Stake Button)';
const POOL = 'BTSHIVEPOOL';
/** Prices move only after an actor is logged in. */
let pools: PoolActors;
let blocks = 0;
let stopTrades: () => void = () => undefined;

withNetwork();

/** Trades a thousandth of the pool in alternating directions: 0.2 % of the price in each block. */
function tradeOnce(): void {
  const pool = pools.poolOf(POOL);
  blocks += 1;
  const [held, sold, bought] =
    blocks % 2 === 0
      ? [pool?.balance_a, pool?.asset_a, pool?.asset_b]
      : [pool?.balance_b, pool?.asset_b, pool?.asset_a];
  pools.push(63, {
    account: pools.accountId('grace-whale8'),
    pool: pool?.id,
    amount_to_sell: { amount: ((held ?? 0n) / 1000n).toString(), asset_id: sold },
    min_to_receive: { amount: '1', asset_id: bought },
    extensions: [],
  });
}

beforeAll(() => {
  pools = poolActorsOf(devnet);
  // Trading in both directions needs coins of both sides, regardless of the network's own traders.
  pools.sellTo(POOL, 10n);
});
afterAll(() => stopTrades());

function startTrades(): void {
  stopTrades();
  tradeOnce();
  stopTrades = devnet.ledger.onBlock(tradeOnce);
}

/** Opens an address of the app, like a press on one of its links. */
async function go({ screen }: Actor, path: string): Promise<void> {
  await screen.evaluate((_body, url) => window.history.pushState(null, '', url), '/more');
  await screen.getByRole('heading', { name: 'More', exact: true }).waitFor();
  await screen.evaluate((_body, url) => window.history.pushState(null, '', url), path);
}

const confirmButton = ({ screen }: Actor) => screen.getByRole('button', { name: 'Confirm and sign' });

async function reviewSwap(actor: Actor): Promise<void> {
  await go(actor, '/swap?from=BTS&to=XBTSX.HIVE');
  await actor.screen.getByLabel('You pay').fill('1000');
  await expect.poll(() => actor.screen.getByLabel('You get').inputValue()).not.toBe('');
  await actor.act('Trade');
  await confirmButton(actor).waitFor();
}

/** Opens the review of a sheet of the pool once its form is valid. */
async function reviewPool(actor: Actor, way: 'stake' | 'unstake', fill: () => Promise<void>): Promise<void> {
  await go(actor, `/pool/${POOL}?do=${way}`);
  await fill();
  await actor.act('Review');
  await confirmButton(actor).waitFor();
}

async function close({ screen }: Actor): Promise<void> {
  const sheet = screen.getByRole('dialog').last();
  await sheet
    .getByRole('button', { name: /^(?:Done|Close)$/u })
    .last()
    .click();
  await confirmButton({ screen } as Actor).waitFor({ state: 'detached' });
}

/** Two blocks with a trade in each, so that the pool has moved away from the sheet's figures. */
async function nextTrades(): Promise<void> {
  const seen = blocks;
  await expect.poll(() => blocks).toBeGreaterThan(seen + 1);
}

describe.each(['messenger', 'plain page'])('while somebody trades in each block, in the %s', (frame) => {
  let alice: Actor;
  beforeAll(async () => {
    alice =
      frame === 'messenger'
        ? await openInMessenger(browser, devnet, 7001001, { isWelcomed: true })
        : await openPlain(browser, devnet, { isWelcomed: true });
    await logIn(alice, 'alice-trader7');
  });
  afterEach(() => stopTrades());
  const held = (symbol: string) => pools.balanceOf('alice-trader7', symbol);

  it('a swap is signed at the first press, for at least the shown minimum', async () => {
    startTrades();
    await reviewSwap(alice);
    const sheet = (await alice.screen.getByRole('dialog').textContent()) ?? '';
    const least = Number(/You get at least([\d.]+)/u.exec(sheet)?.[1] ?? 'nothing');
    await nextTrades();
    const before = held('XBTSX.HIVE');
    await confirm(alice);
    await blockOf(alice);
    expect(Number(held('XBTSX.HIVE') - before) / 1000).toBeGreaterThanOrEqual(least);
    await close(alice);
  });

  it('a swap that became worse within its minimum is signed at the first press', async () => {
    await reviewSwap(alice);
    pools.sellTo(POOL, 1n);
    await pools.settled();
    await confirm(alice);
    await blockOf(alice);
    await close(alice);
  });

  it('shares are minted and returned at the first press, with the accepted minimum on the sheet', async () => {
    startTrades();
    const before = held(POOL);
    await reviewPool(alice, 'stake', () => alice.screen.getByLabel('You add BTS').fill('1000'));
    await alice.screen.getByText('Your minimum', { exact: true }).waitFor();
    await nextTrades();
    await confirm(alice);
    await blockOf(alice);
    await close(alice);
    const made = held(POOL);
    expect(made).toBeGreaterThan(before);
    await reviewPool(alice, 'unstake', () => alice.screen.getByLabel('How much to withdraw, %').fill('50'));
    await alice.screen.getByText('Your minimum', { exact: true }).waitFor();
    await nextTrades();
    await confirm(alice);
    await blockOf(alice);
    await close(alice);
    expect(held(POOL)).toBeLessThan(made);
  });

  it("a move beyond the minimum asks again, with the spec's text", async () => {
    await reviewSwap(alice);
    const before = held('XBTSX.HIVE');
    pools.sellTo(POOL, 10n);
    await pools.settled();
    await confirm(alice);
    await alice.screen.getByRole('dialog').getByText(PRICE_CHANGED).waitFor();
    await alice.screen.getByText(/Nothing was signed/u).waitFor();
    expect(held('XBTSX.HIVE')).toBe(before);
    await confirm(alice);
    await blockOf(alice);
    await close(alice);
    await reviewPool(alice, 'stake', () => alice.screen.getByLabel('You add BTS').fill('1000'));
    pools.sellTo(POOL, 20n);
    await pools.settled();
    await confirm(alice);
    await alice.screen.getByText(STAKE_MOVED).waitFor();
    await alice.screen.getByRole('button', { name: 'Close' }).last().click();
  });
});
