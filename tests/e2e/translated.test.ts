import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, blockOf, confirm, fillPayment, logIn, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { type PoolActors, poolActorsOf } from './poolActors.ts';
import { appear, goInside, screenAddresses } from './screens.ts';
import { lostTexts, translated } from './translator.ts';

withNetwork({ hasTrades: true });

const ALICE = 'alice-trader7';
let actors: PoolActors;
/** The page's errors. */
const faults: string[] = [];

const watchFaults = (page: Page) => {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (/NotFoundError|removeChild|insertBefore/u.test(line.text())) faults.push(line.text());
  });
};

beforeAll(() => {
  actors = poolActorsOf(devnet);
});

/**
 * Another user pays Alice, sells to a pool and places an order: the content of any screen changes with the next block.
 */
async function moveData(): Promise<void> {
  const { push, accountId, assetId, sellTo } = actors;
  const [grace, alice] = [accountId('grace-whale8'), accountId(ALICE)];
  push(0, { from: grace, to: alice, amount: { amount: '12345', asset_id: '1.3.0' }, extensions: [] });
  sellTo('BTSSTHPOOL', 1n);
  push(1, {
    seller: grace,
    amount_to_sell: { amount: '700000', asset_id: '1.3.0' },
    min_to_receive: { amount: '900000000', asset_id: assetId('XBTSX.STH') },
    expiration: '2030-01-01T00:00:00',
    fill_or_kill: false,
    extensions: {},
  });
  await actors.settled();
}

describe('a page rewritten by a translator, whatever is marked', () => {
  let alice: Actor;

  beforeAll(async () => {
    const watch = async (page: Page) => {
      watchFaults(page);
      await translated({ isCareful: false })(page);
    };
    alice = await openPlain(browser, devnet, { isWelcomed: true, watch });
    await logIn(alice, ALICE);
  });

  const whole = () => expect.poll(() => alice.page.evaluate(lostTexts)).toEqual([]);

  it('pays: each step of a payment appears in turn', async () => {
    await fillPayment(alice, { to: 'bob-holder2', amount: '1.5' });
    await confirm(alice);
    await blockOf(alice);
    await whole();
    await alice.screen.getByRole('button', { name: 'Done' }).click();
    expect(faults).toEqual([]);
  });

  it.each(screenAddresses())('%s keeps updating its figures, and shows the newest', async (path) => {
    await goInside(alice.page, path);
    await moveData();
    await whole();
    expect(faults).toEqual([]);
  });

  it('switches the language at once', async () => {
    await goInside(alice.page, '/wallet');
    for (const language of ['ru', 'zh', 'en'] as const) {
      await appear(alice.page, { language });
      await whole();
    }
    expect(faults).toEqual([]);
  });
});

describe('a reader of a language that the app lacks', () => {
  let reader: Actor;
  beforeAll(async () => {
    reader = await openPlain(browser, devnet, {
      isWelcomed: true,
      locale: 'de-DE',
      watch: translated({ isCareful: true }),
    });
    await logIn(reader, ALICE);
  });

  const isOffered = () => reader.page.evaluate(() => document.documentElement.translate);

  it("is offered the translation, unlike a reader of the app's own", async () => {
    expect(await isOffered()).toBe(true);
    const other = await openPlain(browser, devnet, { isWelcomed: true });
    await other.screen.getByLabel('Account name').waitFor();
    expect(await other.page.evaluate(() => document.documentElement.translate)).toBe(false);
  });

  it.each(screenAddresses())('gets text translated at %s, and no figure or name', async (path) => {
    await goInside(reader.page, path);
    const texts = await reader.page.locator('font font').allTextContents();
    expect(texts.length).toBeGreaterThan(3);
    const names = new RegExp(`^(?:${[...devnet.accounts].map(({ name }) => name).join('|')}|BTS|STH)$`, 'u');
    expect(texts.filter((text) => /\d/u.test(text) || names.test(text.trim()))).toEqual([]);
  });
});
