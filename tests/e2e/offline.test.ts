import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { type Actor, logIn, openPlain } from './actors.ts';
import { launchBrowser } from './browser.ts';

let devnet: Devnet;
let browser: Browser;

beforeAll(async () => {
  devnet = await startDevnet({ hasBot: true, blockMs: 1000 });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await devnet?.close();
});

/** Waits until the whole app lies on the device. */
const isKept = ({ page }: Actor): Promise<unknown> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done));
  });

/** Cuts the device off: neither the server nor any node can be reached. */
async function goOffline({ context }: Actor): Promise<void> {
  await context.setOffline(true);
  for (const { faults } of devnet.nodes) {
    faults.set({ isRefusingConnections: true });
    faults.dropConnections();
  }
}

describe('without a network', () => {
  it('the app opens, shows the last figures with their age, and refuses to sign in words', async () => {
    const alice = await openPlain(browser, devnet);
    await logIn(alice, 'alice-trader7');
    await alice.screen.getByText('XBTSX').first().waitFor();
    const total = await alice.screen.getByText(/^≈ /u).first().textContent();
    await isKept(alice);
    await goOffline(alice);
    await alice.page.reload();
    await alice.screen
      .getByText(/as of \d/u)
      .first()
      .waitFor();
    expect(await alice.screen.getByText(/^≈ /u).first().textContent()).toBe(total);
    await alice.screen.getByRole('link', { name: 'Send' }).first().click();
    await alice.screen.getByLabel('To', { exact: true }).fill('bob-holder2');
    await alice.screen.getByLabel('Amount').fill('1');
    await alice.screen
      .getByText(/No connection|no node/iu)
      .first()
      .waitFor();
    await alice.context.close();
    for (const { faults } of devnet.nodes) faults.set({ isRefusingConnections: false });
  });
});

describe('a part of the app that can not be loaded', () => {
  const missingOnce = async ({ page }: Actor, times: number): Promise<() => number> => {
    let asked = 0;
    await page.route('**/assets/More-*.js', (route) => {
      asked += 1;
      return asked <= times ? route.abort() : route.continue();
    });
    return () => asked;
  };

  it('is mended by one reload, and nothing is asked', async () => {
    const visitor = await openPlain(browser, devnet);
    const asked = await missingOnce(visitor, 1);
    await visitor.page.goto(`${devnet.botUrl}/more`);
    await visitor.screen.getByRole('heading', { name: 'More' }).waitFor();
    expect(asked()).toBe(2);
    await visitor.context.close();
  });

  it('is asked about when the reload did not help', async () => {
    const visitor = await openPlain(browser, devnet);
    const asked = await missingOnce(visitor, 2);
    await visitor.page.goto(`${devnet.botUrl}/more`);
    await visitor.screen
      .getByRole('alert')
      .getByText('A part of the app could not be loaded', { exact: false })
      .waitFor();
    expect(asked()).toBe(2);
    await visitor.screen.getByRole('button', { name: 'Reload' }).click();
    await visitor.screen.getByRole('heading', { name: 'More' }).waitFor();
    await visitor.context.close();
  });
});
