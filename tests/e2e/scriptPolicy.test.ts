import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, blockOf, confirm, fillPayment, logIn, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { heldBack, policyWatch } from './policyWatch.ts';

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  }
}

withNetwork({ isAsBuilt: true });
let alice: Actor;
const said: string[] = [];

beforeAll(async () => {
  alice = await openPlain(browser, devnet, { isWelcomed: true, isKept: true, watch: policyWatch(said) });
  await logIn(alice, 'alice-trader7');
});

describe('the page’s policy', () => {
  // Nor by any screen: walk.test.ts.
  it('is violated by no worker and by no signature', async () => {
    const { page } = alice;
    await fillPayment(alice, { to: 'bob-holder2', amount: '1' });
    await confirm(alice);
    await blockOf(alice);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    expect(await heldBack(page)).toEqual([]);
    expect(said).toEqual([]);
  });

  it('runs no other inline script than those whose hashes it names', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route(`${devnet.botUrl}/wallet`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replace('<title>', '<script>window.wasRun = true</script><title>');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`${devnet.botUrl}/wallet`);
    await page.getByRole('button', { name: 'Log in' }).first().waitFor();
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    await context.close();
  });

  it.each([
    [
      'a text as markup',
      () => {
        document.createElement('div').innerHTML = '<b>x</b>';
      },
    ],
    ['a text as a whole document', () => document.write('<b>x</b>')],
    [
      'a foreign address as a script',
      () => {
        document.createElement('script').src = 'https://evil.example/x.js';
      },
    ],
    [
      'a text as a script',
      () => {
        document.createElement('script').text = 'window.wasRun = true';
      },
    ],
    ['a worker of made-up code', () => void new Worker('data:text/javascript,postMessage(1)')],
    ['another policy', () => window.trustedTypes?.createPolicy('mine', {})],
  ])('blocks %s', async (_what, attempt) => {
    const { page } = alice;
    await expect(page.evaluate(attempt)).rejects.toThrow(/TypeError|TrustedHTML|Trusted/u);
    expect(await heldBack(page)).not.toEqual([]);
  });
});
