import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, logIn } from './actors.ts';
import { imitate, poolOfImitation } from './imitation.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { languages, textOf } from './texts.ts';
import { places } from './transferActors.ts';

const IMITATION = 'XBTX.BTC';
let pool: string;

withNetwork();

beforeAll(() => {
  pool = poolOfImitation(
    devnet,
    imitate(devnet, { symbol: IMITATION, flags: 4, recipient: 'alice-trader7' }),
  );
});

const goTo = ({ screen }: Actor, path: string): Promise<void> =>
  screen.evaluate((_, to) => history.pushState({ inApp: true }, '', to), path);

/** Changes the language as another tab would. */
async function speak({ screen }: Actor, language: string): Promise<void> {
  await screen.evaluate((_, wanted) => {
    const key = 'xbts.settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{"state":{},"version":1}');
    const newValue = JSON.stringify({ ...kept, state: { ...kept.state, language: wanted } });
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, language);
  await screen.locator(`xpath=/ancestor::html[starts-with(@lang, '${language}')]`).waitFor();
}

const foreign = (row: Locator) => row.locator('svg[data-foreign]');

/** The row of the gateway's coin and that of its imitation: distinguished by prefix and by icon. */
async function toldApart(rows: Locator): Promise<void> {
  const own = rows.filter({ hasText: /BTC\s*XBTSX/u }).first();
  const other = rows.filter({ hasText: /BTC\s*XBTX(?!S)/u }).first();
  await own.waitFor();
  await other.waitFor();
  expect(await foreign(own).count()).toBe(0);
  expect(await foreign(other).count()).toBe(1);
}

describe.each(places)('the gateway’s coin and its imitation %s', (place, open) => {
  let alice: Actor;
  beforeAll(async () => {
    alice = await open(browser, devnet);
    await logIn(alice, 'alice-trader7');
  });

  // The texts are the same in both places.
  const spoken = place === 'in a plain page' ? languages : (['ru'] as const);
  it.each(spoken)('are distinguishable wherever a symbol appears, in %s', async (language) => {
    const { screen } = alice;
    await goTo(alice, '/wallet');
    await speak(alice, language);
    await toldApart(screen.locator('section button'));
    await goTo(alice, '/pools');
    await screen.getByRole('searchbox').fill('BTC');
    await toldApart(screen.locator('main button'));
    await goTo(alice, `/pool/${pool}`);
    await screen.getByRole('heading', { level: 1, name: 'BTS / BTC XBTX' }).waitFor();
    await goTo(alice, `/asset/${IMITATION}`);
    await screen.getByRole('heading', { level: 1, name: 'BTC XBTX' }).waitFor();
    await goTo(alice, '/history');
    await screen
      .locator('main button')
      .filter({ hasText: /BTC XBTX/u })
      .first()
      .waitFor();
    await goTo(alice, '/swap');
    await screen.getByRole('button', { name: /BTS/u }).first().click();
    await toldApart(screen.getByRole('dialog').getByRole('button'));
    await goTo(alice, '/send?asset=XBTX.BTC&to=bob-holder2&amount=1');
    await screen.locator('main').getByText('XBTX', { exact: true }).first().waitFor();
    await alice.act(await textOf(language, 'common.review'));
    const sheet = screen.getByRole('dialog');
    await sheet.getByText('XBTX', { exact: true }).first().waitFor();
  });

  it('causes a warning wherever it can be received, bought or sent', async () => {
    const { screen } = alice;
    await speak(alice, 'en');
    const warned = async () => {
      await screen
        .getByText(/^XBTX\.BTC is not XBTSX\.BTC\. Someone else issues it/u)
        .first()
        .waitFor();
      await screen
        .getByText(/^XBTX\.BTC came unasked/u)
        .first()
        .waitFor();
      await screen
        .getByText(/^The issuer can take XBTX\.BTC back/u)
        .first()
        .waitFor();
    };
    for (const path of [
      '/send?asset=XBTX.BTC',
      '/swap?from=BTS&to=XBTX.BTC',
      `/pool/${pool}`,
      `/asset/${IMITATION}`,
    ]) {
      await goTo(alice, path);
      await warned();
    }
    await goTo(alice, '/receive');
    await screen.getByLabel('Asset', { exact: true }).fill(IMITATION);
    await warned();
    await goTo(alice, '/wallet');
    await screen
      .locator('section button')
      .filter({ hasText: /BTC\s*XBTX(?!S)/u })
      .first()
      .click();
    await warned();
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await goTo(alice, '/send?asset=XBTSX.BTC');
    await screen.getByLabel('Amount').waitFor();
    expect(await screen.getByText(/came unasked|is not XBTSX/u).count()).toBe(0);
  });
});
