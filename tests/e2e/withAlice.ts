import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { type Actor, logIn, openInMessenger } from './actors.ts';
import { launchBrowser } from './browser.ts';

/** Gives a test file a network of its own, and Alice on it with the app open in the messenger; both end with the file. */
export function withAlice(take: (devnet: Devnet, alice: Actor) => void): void {
  let devnet: Devnet | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    devnet = await startDevnet({ hasBot: true, blockMs: 1000 });
    browser = await launchBrowser();
    const alice = await openInMessenger(browser, devnet, 7001001);
    await logIn(alice, 'alice-trader7');
    take(devnet, alice);
  });
  afterAll(async () => {
    await browser?.close();
    await devnet?.close();
  });
}
