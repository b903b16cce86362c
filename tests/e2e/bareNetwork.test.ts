import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBarePool } from '../devnet/world/openBarePool.ts';
import { type Actor, logIn, openChat, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { appear, goInside, screenAddresses } from './screens.ts';
import { languages, textOf } from './texts.ts';

/*
 * A private chain: no staking asset, no gateways, no prices, no news, no explorer, no pools, and nodes that deny the
 * commonly denied APIs.
 */

withNetwork({ isEmbedded: true, isBare: true, nodes: 2, botSettings: { LOG_LEVEL: 'info' } });

let alice: Actor;
/** The browser's error messages, and failed answers. */
const faults: string[] = [];

function noteFaults(page: Page): void {
  const at = () => new URL(page.url()).pathname;
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(`${at()}: ${line.text()} ${line.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(`${at()}: ${error.message}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${at()}: ${answer.status()} ${answer.url()}`);
  });
}

/** Opens a screen, waits until it has finished loading, and returns its failure texts. */
async function failuresOf(path: string): Promise<string[]> {
  await goInside(alice.page, path);
  const texts = await alice.page.locator('main [role="alert"]').allInnerTexts();
  return texts.filter((text) => text.includes('Something went wrong')).map((text) => `${path}: ${text}`);
}

/** The bot's log, line by line. */
const logLines = () =>
  (devnet.bot?.log() ?? '')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string });

/** The log's number for an error; warnings are 40. */
const ERROR_LEVEL = 50;

beforeAll(async () => {
  for (const { faults: node } of devnet.nodes) node.set({ deniedApis: ['history', 'asset', 'block'] });
  alice = await openPlain(browser, devnet, { isWelcomed: true, watch: noteFaults });
  await logIn(alice, 'alice-trader7');
});

describe('on a network without staking, gateways, prices, news and histories', () => {
  it('every screen finishes loading, and none fails', async () => {
    const failures: string[] = [];
    for (const path of [...screenAddresses(), '/asset/HOUSE.COIN'])
      failures.push(...(await failuresOf(path)));
    expect(failures).toEqual([]);
  });

  it.each([
    ['/wallet', 'portfolio/wallet:wallet.noPriceService'],
    ['/history', 'common.notAvailable'],
    ['/history', 'error.node.api_denied'],
    ['/gateways', 'gateways:board.empty'],
    ['/wallet/deposit', 'gateways:board.empty.receive'],
    ['/wallet/withdraw', 'gateways:board.empty.send'],
    ['/wallet/deposit/XBTSX.BTC', 'gateways:board.empty.receive'],
    ['/wallet/withdraw/XBTSX.TON', 'gateways:board.empty.send'],
    ['/smartholder', 'staking:absent.title'],
    ['/smartholder/stake', 'staking:absent.title'],
    ['/auth-pages/create', 'signIn:create.noFaucet'],
    ['/pools', 'common.thereAreNoPoolsYet'],
    ['/pools', 'common.createPool'],
    ['/markets', 'market/page:list.empty'],
    ['/asset/HOUSE.COIN', 'assets:holders.denied'],
  ])('%s explains with %s what is missing, in every language', async (path, key) => {
    for (const language of languages) {
      await appear(alice.page, { language });
      await goInside(alice.page, path);
      const text = await textOf(language, key);
      expect.soft(await alice.page.locator('main').textContent()).toContain(text);
    }
    await appear(alice.page, { language: 'en' });
  });

  it('the empty state of History leads to where a node is chosen', async () => {
    await goInside(alice.page, '/history');
    await alice.screen.getByRole('button', { name: 'Choose another node' }).click();
    await alice.page.waitForURL('**/settings');
  });
});

describe('on nodes without the market history plugin', () => {
  let pool: string;

  beforeAll(async () => {
    for (const { faults: node } of devnet.nodes) {
      node.set({ deniedApis: ['asset', 'block'], hasNoMarketHistory: true });
      node.dropConnections();
    }
    pool = openBarePool(devnet.ledger);
    await alice.page.goto(`${devnet.botUrl}/wallet`);
  });

  it('a pool without prices, statistics and history is shown and usable for a swap', async () => {
    const failures: string[] = [];
    for (const path of ['/', '/wallet', '/history', '/pools', `/pool/${pool}`, '/miner', '/asset/HOUSE.COIN'])
      failures.push(...(await failuresOf(path)));
    expect(failures).toEqual([]);
    await goInside(alice.page, '/swap');
    await alice.screen.getByLabel('You pay').fill('100');
    // A rate of the pool itself needs no price.
    await alice.screen.getByText(/^1 BTS = 0\.03/u).waitFor();
  });
});

describe('an unconfigured service', () => {
  it('is not an error in the page', () => {
    expect(faults).toEqual([]);
  });

  it('is explained by the bot in words, and is not an error in its log', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await openChat(page, devnet, 7001001);
    const messages = page.locator('#messages > *');
    for (const command of ['/stake', '/pools', '/price BTS', '/fees', '/wallet']) {
      const before = await messages.count();
      await page.getByLabel('Message', { exact: true }).fill(command);
      await page.keyboard.press('Enter');
      // The command itself, and the answer.
      await expect.poll(() => messages.count(), { timeout: 40_000 }).toBeGreaterThanOrEqual(before + 2);
    }
    const told = logLines();
    expect(told.filter(({ level }) => level >= ERROR_LEVEL)).toEqual([]);
    expect(told.filter(({ msg }) => msg === 'an upstream failed')).toEqual([]);
    await context.close();
  });
});
