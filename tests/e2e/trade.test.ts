import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, blockOf, confirm, logIn, openInMessenger, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { nodeGate } from './nodeGate.ts';
import { type PoolActors, poolActorsOf } from './poolActors.ts';

withNetwork();

const [ALICE, BOB] = ['alice-trader7', 'bob-holder2'] as const;
const [STH, BTS] = ['XBTSX.STH', 'BTS'];
const MARKET = `/market/${STH}_${BTS}`;
let alice: Actor;
let actors: PoolActors;

const gate = nodeGate('broadcast_transaction', 'get_limit_orders');

beforeAll(async () => {
  actors = poolActorsOf(devnet);
  alice = await openInMessenger(browser, devnet, 7001001, { watch: gate.watch, isWelcomed: true });
  await logIn(alice, ALICE);
  await openMarket(alice);
});

async function openMarket({ screen }: Actor): Promise<void> {
  await screen.evaluate((_body, path) => window.history.pushState(null, '', path), MARKET);
  await screen.getByLabel(/^Price per 1/u).waitFor();
  await screen.getByRole('button', { name: /Use the best price/u }).waitFor();
}

const ordersOf = (name: string) => devnet.ledger.state.ordersOf(actors.accountId(name));
const ownIn = (name: string) =>
  ordersOf(name).filter(({ sell_price: { base, quote } }) =>
    [base.asset_id, quote.asset_id].includes(actors.assetId(STH)),
  );

/** The best prices of the market, whole BTS for one STH. */
function bestPrices(): { bid: number; ask: number } {
  const { state } = devnet.ledger;
  const [sth, bts] = [actors.assetId(STH), actors.assetId(BTS)];
  const decimals = (id: string) => 10 ** state.asset(id).precision;
  const priceOf = (base?: { amount: bigint }, quote?: { amount: bigint }) =>
    Number(base?.amount) / decimals(bts) / (Number(quote?.amount) / decimals(sth));
  const [ask, bid] = [
    state.ordersSelling(sth, bts)[0]?.sell_price,
    state.ordersSelling(bts, sth)[0]?.sell_price,
  ];
  return { ask: priceOf(ask?.quote, ask?.base), bid: priceOf(bid?.base, bid?.quote) };
}

/** Another account sells or buys that many whole STH at a price. */
function trade(side: 'buy' | 'sell', sth: number, price: number): void {
  const { state } = devnet.ledger;
  const units = (symbol: string, whole: number) =>
    Math.round(whole * 10 ** state.asset(actors.assetId(symbol)).precision).toString();
  const [quote, base] = [
    { amount: units(STH, sth), asset_id: actors.assetId(STH) },
    { amount: units(BTS, sth * price), asset_id: actors.assetId(BTS) },
  ];
  actors.push(1, {
    seller: actors.accountId('grace-whale8'),
    amount_to_sell: side === 'sell' ? quote : base,
    min_to_receive: side === 'sell' ? base : quote,
    expiration: '2030-01-01T00:00:00',
    fill_or_kill: false,
    extensions: {},
  });
}

const type = async ({ screen }: Actor, side: 'Buy' | 'Sell', price: string, amount: string) => {
  await screen.getByRole('button', { name: side, exact: true }).click();
  await screen.getByLabel(/^Price per 1/u).fill(price);
  await screen.getByLabel('Amount', { exact: true }).fill(amount);
};
const choose = async ({ screen }: Actor, kind: string) => {
  await screen.getByRole('button', { name: /^Order type/u }).click();
  await screen.getByRole('radio', { name: new RegExp(`^${kind}`, 'u') }).click({ force: true });
  await screen.getByRole('dialog').waitFor({ state: 'detached' });
};
const press = ({ screen }: Actor, side: 'Buy' | 'Sell') =>
  screen.getByRole('button', { name: `${side} ${STH}`, exact: true }).click();

/** Signs the request on the sheet, waits for its block, and closes it. */
async function finish(actor: Actor): Promise<number> {
  await confirm(actor);
  const block = await blockOf(actor);
  await actor.screen.getByRole('button', { name: 'Done' }).click();
  await actor.screen.getByRole('dialog').waitFor({ state: 'detached' });
  return block;
}

/** Unfolds what the amounts on the sheet do not say: its one operation in words. */
const unfoldDetails = ({ screen }: Actor) =>
  screen.getByRole('dialog').getByText('Details', { exact: true }).click();

async function closeSheet({ screen }: Actor): Promise<void> {
  const sheet = screen.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Close' }).first().click();
  await sheet.waitFor({ state: 'detached' });
}

describe('an order', () => {
  it("of one person is on another's book within a block, and is filled from there", async () => {
    const bob = await openPlain(browser, devnet, { isWelcomed: true });
    await logIn(bob, BOB);
    await openMarket(bob);
    const { bid, ask } = bestPrices();
    const price = ((bid + ask) / 2).toFixed(5);
    await type(alice, 'Sell', price, '123');
    await alice.screen.getByText('Nothing: it rests on the book').waitFor();
    await press(alice, 'Sell');
    await unfoldDetails(alice);
    await alice.screen.getByText(/^Place a limit order: sell 123\.0+\sXBTSX\.STH for at least/u).waitFor();
    await finish(alice);
    expect(ownIn(ALICE).some(({ for_sale }) => for_sale === 12_300_000_000n)).toBe(true);
    const before = actors.balanceOf(ALICE, BTS);
    const row = bob.screen.getByRole('button', { name: new RegExp(`${price}`, 'u') }).first();
    await row.click();
    await expect.poll(() => bob.screen.getByLabel('Amount', { exact: true }).inputValue()).toBe('123');
    await press(bob, 'Buy');
    await finish(bob);
    expect(actors.balanceOf(ALICE, BTS) - before).toBeGreaterThan(0n);
    await expect.poll(() => ownIn(ALICE).some(({ for_sale }) => for_sale === 12_300_000_000n)).toBe(false);
  });

  it('fill or kill that can’t be filled is refused with an explanation, before and by the chain', async () => {
    const { ask } = bestPrices();
    await choose(alice, 'Fill or kill');
    await type(alice, 'Buy', ask.toFixed(5), '999999');
    await alice.screen.getByText(/^Not enough on offer at this price/u).waitFor();
    const own = (ask * 0.999).toFixed(5);
    trade('sell', 50, Number(own));
    await actors.settled();
    await type(alice, 'Buy', own, '50');
    await press(alice, 'Buy');
    await unfoldDetails(alice);
    await alice.screen.getByText(/all at once or not at all\.$/u).waitFor();
    // Another user is faster than the transaction.
    gate.before = { call: 'broadcast_transaction', act: () => trade('buy', 50, Number(own)) };
    await confirm(alice);
    await alice.screen
      .getByText('The book could no longer fill the order at once. Nothing was sold.')
      .waitFor();
    await closeSheet(alice);
  });

  it('post-only is refused when it would trade: in the form, and by the time it is signed', async () => {
    const { bid, ask } = bestPrices();
    await choose(alice, 'Post only');
    await type(alice, 'Buy', (ask * 1.01).toFixed(5), '10');
    await alice.screen.getByText(/^At this price the order would fill at once/u).waitFor();
    const price = ((bid + ask) / 2).toFixed(5);
    await type(alice, 'Buy', price, '10');
    await press(alice, 'Buy');
    await alice.screen.getByRole('button', { name: 'Confirm and sign' }).waitFor();
    const before = ownIn(ALICE).length;
    trade('sell', 20, Number(price) * 0.999);
    await confirm(alice);
    await alice.screen
      .getByRole('dialog')
      .getByText(/^At this price the order would fill at once/u)
      .waitFor();
    expect(ownIn(ALICE)).toHaveLength(before);
    await closeSheet(alice);
  });

  it('shows the changes since the form was filled in on its sheet', async () => {
    await choose(alice, 'Limit');
    const { ask } = bestPrices();
    await alice.screen.getByRole('button', { name: /Use the best price/u }).click();
    await alice.screen.getByLabel('Amount', { exact: true }).fill('5');
    await alice.screen.getByText('Average price').waitFor();
    // The review reads the best fifty of each side of the book, which has changed by then. The form reads all of it
    // from time to time.
    const args = [actors.assetId(BTS), actors.assetId(STH), 50];
    gate.before = { call: 'get_limit_orders', args, act: () => trade('buy', 4_000, ask * 1.0005) };
    await press(alice, 'Buy');
    await alice.screen.getByText('The figures have changed').waitFor();
    await closeSheet(alice);
  });
});

describe('several orders at once', () => {
  it('are a ladder in one transaction, one of which is moved, and are all cancelled together', async () => {
    const { ask, bid } = bestPrices();
    await choose(alice, 'Ladder');
    await type(alice, 'Sell', (ask * 1.1).toFixed(5), '100');
    await alice.screen.getByLabel('End price').fill((ask * 1.2).toFixed(5));
    await alice.screen.getByLabel('Number of orders').fill('7');
    await alice.screen.getByRole('button', { name: 'Increasing' }).click();
    const before = ownIn(ALICE).length;
    await press(alice, 'Sell');
    await finish(alice);
    const placed = ownIn(ALICE).slice(before);
    expect(placed).toHaveLength(7);
    expect(placed.reduce((sum, { for_sale }) => sum + for_sale, 0n)).toBe(10_000_000_000n);
    await alice.screen.getByRole('button', { name: 'Mine', exact: true }).click();
    const [moved] = placed;
    await alice.screen
      .getByText(moved?.id ?? '?', { exact: false })
      .first()
      .waitFor();
    await alice.screen.getByRole('button', { name: 'Edit', exact: true }).nth(before).click();
    const sheet = alice.screen.getByRole('dialog');
    // Far below what somebody pays, a typed word is asked for, as for a new order.
    await sheet.getByLabel(/^Price per 1/u).fill((bid * 0.8).toFixed(5));
    await sheet.getByText(/below what the book pays/u).waitFor();
    await sheet.getByLabel('Type “order”').waitFor();
    await sheet.getByLabel(/^Price per 1/u).fill((ask * 1.3).toFixed(5));
    await alice.act('Edit order');
    await alice.screen.getByText(`Cancel the open order ${moved?.id}`, { exact: false }).waitFor();
    await finish(alice);
    const after = ownIn(ALICE);
    expect(after).toHaveLength(before + 7);
    expect(after.some(({ id }) => id === moved?.id)).toBe(false);
    expect(after.at(-1)?.for_sale).toBe(moved?.for_sale);
    const count = ownIn(ALICE).length;
    await alice.screen.getByRole('button', { name: `Cancel all ${count} orders` }).click();
    await alice.screen.getByText('You get back what’s unsold').waitFor();
    await alice.act(`Cancel all ${count} orders`);
    await finish(alice);
    expect(ownIn(ALICE)).toEqual([]);
    await alice.screen.getByText('You have no open orders in this market.').waitFor();
  });
});
