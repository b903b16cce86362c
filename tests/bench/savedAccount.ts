import type { Browser } from 'playwright-core';
import type { Devnet } from '../devnet/startDevnet.ts';
import { acceptWelcome, openPlain } from '../e2e/actors.ts';

/**
 * The app's data on a device where an account of the world is saved for viewing only and the welcome notice was read.
 */
export async function savedAccount(browser: Browser, devnet: Devnet): Promise<Record<string, string>> {
  const actor = await openPlain(browser, devnet);
  await actor.screen.getByLabel('Account name').fill('alice-trader7');
  await actor.screen.getByRole('button', { name: 'View only' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  const all = await actor.page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await actor.context.close();
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => /^xbts\.(?:accounts|session|settings)$/u.test(key)),
  );
}
