import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { forget, youngerNames } from '../structure/browsers/youngerNames.ts';
import { blockOf, confirm, fillPayment, logIn, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { finish, openSwap, pay, review } from './swapActors.ts';

withNetwork();

/** Removes the features that browsers at the support floor lack, in the page and in its workers. */
async function makeOlder(page: Page): Promise<string[]> {
  const errors: string[] = [];
  const names = youngerNames();
  await page.addInitScript(forget, names);
  const before = `(${forget})(${JSON.stringify(names)});`;
  // Imports run first at any position, and so before this: they only declare.
  await page.context().route(/\/assets\/(?:worker|prover)-[\w-]+\.js$/u, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: before + (await answer.text()) });
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

describe('in a browser at the support floor', () => {
  it('a user logs in, pays and swaps', async () => {
    let errors: string[] = [];
    const alice = await openPlain(browser, devnet, {
      isWelcomed: true,
      watch: async (page) => {
        errors = await makeOlder(page);
      },
    });
    const left = await alice.page.evaluate(() =>
      [
        'withResolvers' in Promise,
        'groupBy' in Map,
        'any' in AbortSignal,
        'toSorted' in Array.prototype,
      ].filter(Boolean),
    );
    expect(left).toEqual([]);
    await logIn(alice, 'alice-trader7');
    await fillPayment(alice, { to: 'bob-holder2', amount: '1', memo: 'from an old phone' });
    await confirm(alice);
    await blockOf(alice);
    await alice.page.keyboard.press('Escape');
    await alice.screen.getByRole('dialog').waitFor({ state: 'detached' });
    await openSwap(alice, 'from=BTS&to=XBTSX.HIVE');
    await pay(alice, '1');
    await review(alice);
    expect(await finish(alice)).toMatch(/You paid 1/u);
    expect(errors).toEqual([]);
    await alice.context.close();
  });
});

describe('a browser below the floor', () => {
  const open = async (change: () => void): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await browser.newContext();
    await context.addInitScript(change);
    const page = await context.newPage();
    await page.goto(`${devnet.botUrl}/wallet#tgWebAppVersion=9.1`, { waitUntil: 'commit' });
    return { context, page };
  };

  it.each([
    [
      'iOS 15.3 or Chrome 99',
      () =>
        Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted') &&
        Reflect.deleteProperty(Array.prototype, 'toReversed'),
    ],
    [
      'Firefox 113',
      () =>
        Reflect.deleteProperty(Array.prototype, 'toReversed') &&
        Object.assign(window, { mozInnerScreenX: 0 }),
    ],
  ])('explains it in three languages, and starts nothing: %s', async (_name, change) => {
    const { context, page } = await open(change);
    for (const words of [
      'This browser is too old for XBTS',
      'Этот браузер слишком старый для XBTS',
      '此浏览器版本过旧，无法运行 XBTS',
    ])
      await page.getByRole('heading', { name: words }).waitFor();
    expect(await page.locator('#root').count()).toBe(0);
    await context.close();
  });
});
