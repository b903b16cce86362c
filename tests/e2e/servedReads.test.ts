import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, logIn, openInMessenger, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { poolActorsOf } from './poolActors.ts';
import { appear, goInside } from './screens.ts';
import { languages, textOf } from './texts.ts';
import { killNodes, raiseNodes, withoutThird } from './theirNodes.ts';

withNetwork({ ports: { nodes: [0, 0, 0], services: 0, messenger: 0, controls: 0, bot: 0 } });

const served = /Showing data from the data server/u;
const byExplorer = /^Block [\d\s\u202f]+ \(explorer\)$/u;

/** Removes a hundred thousand BTS from the account of alice, directly on the chain. */
function takeFromAlice(): void {
  const { accountId, push } = poolActorsOf(devnet);
  const amount = { amount: 10_000_000_000, asset_id: '1.3.0' };
  push(0, { from: accountId('alice-trader7'), to: accountId('bob-holder2'), amount, extensions: [] });
}

/** The beginning of a text with a figure in it, up to the figure. */
const stem = async (language: (typeof languages)[number], name: string) =>
  (await textOf(language, name)).split('{{')[0] ?? '';

const places = [
  { place: 'the messenger', open: () => openInMessenger(browser, devnet, 7001001, options) },
  { place: 'a plain page', open: () => openPlain(browser, devnet, options) },
];
const options = { isWelcomed: true, watch: withoutThird };

describe.each(places)('while no node answers, in $place', ({ place, open }) => {
  let alice: Actor;
  let app: Page | Frame;

  beforeAll(async () => {
    alice = await open();
    await logIn(alice, 'alice-trader7');
    app = alice.page.frames().find((frame) => frame.url().startsWith(devnet.botUrl)) ?? alice.page;
  });
  afterAll(async () => {
    raiseNodes();
    await alice?.context.close();
  });

  /** The wallet's text for the account's BTS, without gaps between digits. */
  const balance = async () => {
    const row = alice.screen.getByRole('button', { name: /^BTS\b/u }).first();
    return ((await row.textContent()) ?? '').replace(/[\s,]/gu, '');
  };
  /** Her balance as shown in the row: '2.01M', or to the last digit if it fits. */
  const held = () => {
    const units = poolActorsOf(devnet).balanceOf('alice-trader7', 'BTS');
    if (units >= 100_000_000_000n) return `${(Number(units / 1_000_000_000n) / 100).toFixed(2)}M`;
    return `${units / 100_000n}.${(units % 100_000n).toString().padStart(5, '0')}`;
  };

  it('the wallet continues with the data server, says so, and shows new events', async () => {
    await expect.poll(balance).toContain(held());
    expect(await alice.screen.getByText('from the data server').count()).toBe(0);
    killNodes();
    await alice.screen.getByText(served).waitFor();
    takeFromAlice();
    await alice.screen
      .getByText(/from the data server, \d/u)
      .first()
      .waitFor();
    await expect.poll(balance, { timeout: 60_000 }).toContain(held());
  });

  // The texts are the same in both places.
  const spoken = place === 'a plain page' ? languages : (['en'] as const);
  it.each(spoken)('in %s each figure names its source and age', async (language) => {
    killNodes();
    await appear(app, { language });
    const source = await stem(language, 'common.fromServer');
    for (const path of [
      '/wallet',
      '/pools',
      '/pool/BTSSTHPOOL',
      '/asset/XBTSX.STH',
      '/account/carol-pools3',
    ]) {
      await goInside(app, path);
      const told = alice.screen.locator('main').getByText(source).first();
      await told.waitFor();
      expect(await told.textContent()).toMatch(/\d{1,2}:\d{2}/u);
      await alice.screen.getByText(await textOf(language, 'app:node.served')).waitFor();
    }
  });

  it('a newly opened app shows pools, assets and balances', async () => {
    killNodes();
    await appear(app, { language: 'en' });
    await app.evaluate(() => {
      localStorage.removeItem('xbts.cache');
      Object.assign(window, { isLeft: true });
      location.assign('/wallet');
    });
    // Until then the screen shows the previous opening.
    await expect.poll(() => app.evaluate(() => 'isLeft' in window).catch(() => true)).toBe(false);
    await alice.screen.getByText('XBTSX').first().waitFor();
    await goInside(app, '/pools');
    await alice.screen
      .getByText(/from the data server, \d/u)
      .first()
      .waitFor();
  });

  // The footer and its block are for wide windows.
  if (place === 'a plain page')
    it('new blocks come from the explorer', async () => {
      await alice.page.setViewportSize({ width: 1280, height: 800 });
      const block = alice.screen.getByText(byExplorer);
      await block.waitFor();
      const before = await block.textContent();
      await expect.poll(() => block.textContent()).not.toBe(before);
      // Its fallback is the bot's own websocket, which has a node left.
      devnet.services.conditions.set('explorerSocket', { mode: 'broken' });
      const broken = await block.textContent();
      await expect.poll(() => block.textContent()).not.toBe(broken);
      devnet.services.conditions.reset();
      await goInside(app, '/settings');
      await alice.screen.getByText('Signing never relies on it.', { exact: false }).waitFor();
      await alice.page.setViewportSize({ width: 360, height: 740 });
    });

  it('nothing is signed: the review needs a node, and says so', async () => {
    raiseNodes();
    await alice.screen.getByText(served).waitFor({ state: 'detached' });
    await goInside(app, '/wallet');
    await alice.screen.getByRole('link', { name: 'Send' }).first().click();
    await alice.screen.getByLabel('To', { exact: true }).fill('carol-pools3');
    await alice.screen.getByLabel('Amount').fill('1');
    await alice.screen.getByText(/^carol-pools3 · 1\.2\./u).waitFor();
    killNodes();
    await alice.screen.getByText(served).waitFor();
    const { balanceOf } = poolActorsOf(devnet);
    const before = balanceOf('carol-pools3', 'BTS');
    if (place === 'a plain page') {
      // The explorer's blocks do not come from a node.
      await alice.page.setViewportSize({ width: 1280, height: 800 });
      await alice.screen.getByText(byExplorer).waitFor();
    }
    await alice.act('Review');
    await alice.screen
      .getByText(await textOf('en', 'error.node.unreachable'))
      .first()
      .waitFor();
    expect(await alice.screen.getByRole('button', { name: 'Confirm and sign' }).count()).toBe(0);
    expect(balanceOf('carol-pools3', 'BTS')).toBe(before);
  });

  it("the figures are the node's again when nodes are back, silently", async () => {
    raiseNodes();
    await alice.screen.getByText(served).waitFor({ state: 'detached' });
    await goInside(app, '/pools');
    await alice.screen
      .locator('main')
      .getByText(/from the data server/u)
      .waitFor({ state: 'detached' });
    await goInside(app, '/wallet');
    await alice.screen
      .locator('main')
      .getByText(/as of|from the data server/u)
      .waitFor({ state: 'detached' });
  });
});
