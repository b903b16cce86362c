import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushSigned } from '../devnet/world/pushSigned.ts';
import { type Actor, logIn, openPlain } from './actors.ts';
import { exportedFile } from './exportedFile.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { places } from './transferActors.ts';

withNetwork();

const ACCOUNT = 'alice-trader7';
const records = () => {
  const { state } = devnet.ledger;
  const id = state.accountByName(ACCOUNT)?.id ?? '';
  return state.accountHistory(id).map(({ operation_id }) => state.get('1.11', operation_id));
};
const sentTo = (name: string) => {
  const to = devnet.ledger.state.accountByName(name)?.id;
  return records().filter(({ op: [type, members] }) => type === 0 && members.to === to);
};
/** A payment to the account, from outside the app. */
async function payAlice(units = '100000'): Promise<void> {
  const idOf = (name: string) => devnet.ledger.state.accountByName(name)?.id;
  const amount = { amount: units, asset_id: '1.3.0' };
  pushSigned({ ledger: devnet.ledger, codec: await loadCodec() }, 'bob-holder2', [
    [0, { from: idOf('bob-holder2'), to: idOf(ACCOUNT), amount, extensions: [] }],
  ]);
}
/** The lines of a table as CSV, of fields without quotes. */
const linesOf = (csv: string) => csv.trim().split(/\r?\n/u);

describe.each(places)('the history, %s', (_place, open) => {
  let alice: Actor;
  beforeAll(async () => {
    alice = await open(browser, devnet);
    await logIn(alice, ACCOUNT);
    await alice.screen.evaluate((_, to) => window.history.pushState({ inApp: true }, '', to), '/history');
  });
  afterAll(() => alice?.context.close());

  it('is searched from its first operation on, and filtered by kind and asset with totals and running balances', async () => {
    const { screen } = alice;
    await screen.getByLabel('Search history').fill('bob-holder2');
    await screen.getByText(/^Full history loaded: /u).waitFor();
    await screen.getByText('To bob-holder2').first().waitFor();
    await screen.getByRole('button', { name: 'Filter' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Filter' });
    await sheet.getByLabel('Asset').fill('sth');
    await sheet.getByText('Outgoing', { exact: true }).click();
    await alice.act('Done');
    await screen.getByRole('heading', { name: /^Totals: 1 operations$/u }).waitFor();
    await screen.getByText(/^Balance .* XBTSX.STH$/u).waitFor();
  });

  it('exports the filtered rows as a file, with their past value and their transaction', async () => {
    const { screen } = alice;
    await screen.getByRole('button', { name: 'Export' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Export history' });
    await sheet.getByText('For taxes').click();
    await sheet.getByText('Include transaction IDs').click();
    await sheet.getByRole('button', { name: 'Export 1 operations' }).click();
    await sheet.getByText('File ready: 1 operations.').waitFor();
    const { text, name } = await exportedFile(alice, sheet);
    if (name !== undefined) expect(name).toMatch(/^alice-trader7-taxes-\d{4}-\d\d-\d\d\.csv$/u);
    const [head, row] = linesOf(text);
    const [sent] = sentTo('bob-holder2').filter(
      ({ op: [, members] }) => Object(members.amount).asset_id === '1.3.4099',
    );
    expect(head?.startsWith('time_utc,event,operation,asset,amount,worth_usd,price_source')).toBe(true);
    expect(row).toMatch(/,out,transfer,XBTSX\.STH,1250\.5,\d+\.\d+,CoinPaprika STH of that day,/u);
    expect(row).toMatch(new RegExp(`,bob-holder2,,,${sent?.block_num},\\d+,[0-9a-f]{40},${sent?.id}$`, 'u'));
  });

  it("shows each asset's gain or loss, with the counting rule", async () => {
    const { screen } = alice;
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await screen.evaluate(() => window.history.pushState({ inApp: true }, '', '/history/gains'));
    const all = screen.getByRole('region', { name: 'All assets, in US dollars' });
    for (const label of ['Realised', 'Unrealised', 'Network fees paid'])
      await all.getByText(label, { exact: true }).waitFor();
    await screen.getByText('How it’s calculated').first().waitFor();
    await screen.getByRole('button', { name: /^STH XBTSX/u }).click();
    const sheet = screen.getByRole('dialog');
    for (const label of [
      'Owned, incl. orders and stakes',
      'Cost basis',
      'Current value',
      'Realised',
      'Unrealised',
    ])
      await sheet.getByText(label, { exact: true }).waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  it("draws the account's past value from the chain’s history, with its sources", async () => {
    const { screen } = alice;
    await screen.evaluate(() => window.history.pushState({ inApp: true }, '', '/'));
    await screen.getByRole('button', { name: 'Show from chain history' }).click();
    await screen.getByText(/^From the account’s operations and each day’s prices/u).waitFor();
    await screen.getByRole('button', { name: 'Show as table' }).last().click();
    const table = screen.getByRole('table', { name: 'Value from chain history, in US dollars' });
    await table.getByRole('cell').filter({ hasText: '$' }).first().waitFor();
  });

  it('keeps the chart and its table while a new operation is read', async () => {
    const { screen } = alice;
    const table = screen.getByRole('table', { name: 'Value from chain history, in US dollars' });
    await table.evaluate((element) => element.setAttribute('data-seen', 'before the news'));
    const progress = screen.getByText(/^Full history loaded: /u);
    const before = (await progress.textContent()) ?? '';
    await payAlice();
    await screen
      .getByRole('status')
      .filter({ hasText: /^Full history loaded: /u, hasNotText: before })
      .waitFor();
    expect(await table.getAttribute('data-seen')).toBe('before the news');
  });
});

it('opened cold, has the payment that came while the app was closed', async () => {
  const alice = await openPlain(browser, devnet, { isWelcomed: true });
  const { screen, page } = alice;
  await logIn(alice, ACCOUNT);
  await screen.evaluate(() => window.history.pushState({ inApp: true }, '', '/history'));
  const kept = () => screen.evaluate(() => localStorage.getItem('xbts.cache')?.includes('"history"'));
  await expect.poll(kept, { timeout: 20_000 }).toBe(true);
  await page.goto('about:blank');
  await payAlice('777000');
  await page.goto(`${devnet.botUrl}/history`);
  await screen.getByText('+7.77 BTS').first().waitFor();
  await alice.context.close();
});

it('money that comes is notified on any screen at once, and its row is tinted where it is seen', async () => {
  const alice = await openPlain(browser, devnet, { isWelcomed: true });
  const { screen } = alice;
  await logIn(alice, ACCOUNT);
  const isFollowed = () => screen.evaluate(() => localStorage.getItem('xbts.orderNews')?.includes('alice'));
  await expect.poll(isFollowed, { timeout: 20_000 }).toBe(true);
  await screen.evaluate(() => window.history.pushState({ inApp: true }, '', '/faq'));
  await payAlice('888000');
  const toast = screen.getByRole('status').filter({ hasText: '+8.88 BTS from bob-holder2 · ≈ ' });
  await toast.waitFor();
  await toast.getByRole('button', { name: 'Open' }).click();
  const row = screen.locator('main button').filter({ hasText: '+8.88 BTS' });
  await expect.poll(() => row.getAttribute('class')).toMatch(/fresh/u);
  await expect.poll(() => row.getAttribute('class')).not.toMatch(/fresh/u);
  await alice.context.close();
});
