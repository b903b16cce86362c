import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, logIn } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { type PoolActors, poolActorsOf } from './poolActors.ts';
import { places } from './transferActors.ts';

withNetwork({ blockMs: 500 });

const [STH, LTC] = ['XBTSX.STH', 'XBTSX.LTC'];
let actors: PoolActors;

beforeAll(() => {
  actors = poolActorsOf(devnet);
});

interface Offer {
  by: string;
  sells: [units: bigint, symbol: string];
  wants: [units: bigint, symbol: string];
}

/** Places an order on another device. */
function place({ by, sells, wants }: Offer): void {
  const amount = ([units, symbol]: Offer['sells']) => ({
    amount: units.toString(),
    asset_id: actors.assetId(symbol),
  });
  actors.push(1, {
    seller: actors.accountId(by),
    amount_to_sell: amount(sells),
    min_to_receive: amount(wants),
    expiration: '2029-01-01T00:00:00',
    fill_or_kill: false,
    extensions: {},
  });
}

interface SettledOrder {
  price: string;
  quote: string;
}

/** The book as a node tells it to anyone who asks. */
async function toldBook(
  base: string,
  quote: string,
): Promise<{ bids: SettledOrder[]; asks: SettledOrder[] }> {
  const url = devnet.nodes[0]?.url.replace('ws', 'http') ?? '';
  const body = JSON.stringify({
    id: 1,
    method: 'call',
    params: ['database', 'get_order_book', [base, quote, 50]],
  });
  const answer = await fetch(url, { method: 'POST', body });
  return ((await answer.json()) as { result: { bids: SettledOrder[]; asks: SettledOrder[] } }).result;
}

const rowsOf = ({ screen }: Actor, side: 'Bids' | 'Asks') =>
  screen.getByRole('list', { name: side }).getByRole('button');

/** Price and amount of each row of a side, as they stand there. */
async function shownRows(actor: Actor, side: 'Bids' | 'Asks'): Promise<string[]> {
  const rows = await rowsOf(actor, side).allTextContents();
  return rows.map((row) => row.replace(/^.* at (.*): (.*), .* XBTSX.*$/u, '$1 $2'));
}

/** A price of the node's with six digits, as the book groups it, rounded against who looks at it; no order stands beside another there. */
function sixDigits(price: string, side: 'Bids' | 'Asks'): string {
  const decimals = 5 - Math.floor(Math.log10(Number(price)));
  const scaled = Number(price) * 10 ** decimals;
  return ((side === 'Bids' ? Math.floor(scaled) : Math.ceil(scaled)) / 10 ** decimals).toFixed(decimals);
}

const openMarkets = async ({ screen }: Actor) => {
  await screen.locator('nav a[href="/more"]:visible').first().click();
  await screen.locator('main a[href="/markets"]').click();
};

const search = async ({ screen }: Actor, text: string) => {
  await screen.getByRole('searchbox').fill(text);
};

describe.each(places)('markets %s', (_, open) => {
  let actor: Actor;

  beforeAll(async () => {
    actor = await open(browser, devnet);
    await logIn(actor, 'alice-trader7');
  });

  it('are listed with their facts, and any pair of the chain is found and can be marked', async () => {
    const { screen } = actor;
    await openMarkets(actor);
    const row = screen.getByRole('button', { name: /^STH XBTSX \/ BTS\s/u });
    await row.waitFor();
    await expect.poll(() => row.textContent()).toMatch(/Vol\. .*BTS[\s\S]*spread \d+\.\d+%[\s\S]*pool/u);
    await screen.getByText('no trades yet').first().waitFor();
    await search(actor, 'xbtsx.ltc/xbtsx.eth');
    await screen.getByRole('button', { name: /^LTC XBTSX \/ ETH XBTSX/u }).click();
    await screen.getByText('No orders here yet.').waitFor();
    await screen.getByRole('button', { name: 'Add to favourites' }).click();
    await actor.back();
    await screen.getByRole('button', { name: 'Favourites', exact: true }).click();
    await screen.getByRole('button', { name: /^LTC XBTSX \/ ETH XBTSX/u }).waitFor();
    await screen.getByRole('button', { name: 'All', exact: true }).click();
  });

  it("have the node's book on their page, and another user's order appears with its block", async () => {
    const { screen } = actor;
    await screen.getByRole('button', { name: /^STH XBTSX \/ BTS\s/u }).click();
    await screen.getByLabel('Price step').selectOption({ index: 0 });
    const isSame = async (side: 'Bids' | 'Asks') => {
      const told = await toldBook('BTS', STH);
      const rows = await shownRows(actor, side);
      const expected = (side === 'Bids' ? told.bids : told.asks).map(({ price }) => sixDigits(price, side));
      return rows.length === 8 && rows.every((row, index) => row.startsWith(expected[index] ?? '?'));
    };
    for (const side of ['Bids', 'Asks'] as const) await expect.poll(() => isSame(side)).toBe(true);
    const best = Number((await toldBook('BTS', STH)).bids[0]?.price);
    const bts = BigInt(Math.round((best + 0.0001) * 700 * 1e5));
    place({ by: 'grace-whale8', sells: [bts, 'BTS'], wants: [700n * 10n ** 8n, STH] });
    await expect.poll(async () => (await shownRows(actor, 'Bids'))[0]).toMatch(/ 700$/u);
    expect(await isSame('Bids')).toBe(true);
  });

  it('have a folded chart, and draw it only while it is unfolded', async () => {
    const { screen } = actor;
    const fold = screen.locator('summary', { hasText: 'Chart' });
    const canvas = screen.locator('canvas');
    // The form loads at the same time as the chart would.
    await screen.getByLabel('Amount', { exact: false }).first().waitFor();
    expect(await canvas.count()).toBe(0);
    await fold.click();
    await canvas.first().waitFor();
    await screen.getByRole('button', { name: 'Show as table' }).waitFor();
    const minutes = screen.getByRole('button', { name: '5m', exact: true });
    await minutes.click();
    await fold.click();
    await expect.poll(() => canvas.count()).toBe(0);
    // The chosen length is still selected.
    await fold.click();
    await expect.poll(() => minutes.getAttribute('aria-pressed')).toBe('true');
    await fold.click();
  });

  it('show a trade as soon as it happens, and fill the form when a row is pressed', async () => {
    const { screen } = actor;
    await rowsOf(actor, 'Bids').first().click();
    await expect.poll(() => rowsOf(actor, 'Bids').first().getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => screen.getByLabel('Amount', { exact: false }).first().inputValue()).toBe('700');
    // Another press fills in the row's changed values.
    await screen.getByLabel('Amount', { exact: false }).first().fill('5');
    await rowsOf(actor, 'Bids').first().click();
    await expect.poll(() => screen.getByLabel('Amount', { exact: false }).first().inputValue()).toBe('700');
    place({ by: 'xbts-maker9', sells: [700n * 10n ** 8n, STH], wants: [1n, 'BTS'] });
    await screen
      .getByRole('row', { name: /sold\s+700\b/u })
      .first()
      .waitFor();
    await expect.poll(async () => (await shownRows(actor, 'Bids'))[0]).not.toMatch(/ 700$/u);
    await actor.back();
  });

  it('report when nobody buys, and mark the orders of the account in use', async () => {
    const { screen } = actor;
    await search(actor, 'ltc bts');
    await screen.getByRole('button', { name: /^LTC XBTSX \/ BTS\s/u }).click();
    await screen.getByRole('heading', { name: 'Order book' }).waitFor();
    place({ by: 'alice-trader7', sells: [10n ** 5n, 'BTS'], wants: [10n ** 3n, LTC] });
    await screen.getByText('No sellers yet.').waitFor();
    const own = screen.getByRole('button', { name: /, includes your order$/u });
    await own.waitFor();
    await screen.getByRole('button', { name: 'Mine', exact: true }).click();
    await screen.getByRole('button', { name: 'Cancel order' }).first().waitFor();
    for (const { id, seller } of devnet.ledger.state.ordersSelling('1.3.0', actors.assetId(LTC)))
      actors.push(2, { fee_paying_account: seller, order: id, extensions: [] });
    await screen.getByText('No orders here yet.').waitFor();
  });
});
