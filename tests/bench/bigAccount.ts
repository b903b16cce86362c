import type { Browser } from 'playwright-core';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { collectorName } from '../devnet/world/worldGenesis.ts';
import { type Actor, acceptWelcome, openPlain } from '../e2e/actors.ts';

export const ASSETS = 2_000;
const POOLS = 1_000;
const PAYMENTS = 50_000;
const ORDERS = 500;
export const CONTACTS = 300;

/** A network with a thousand pools, and an account of 2,000 assets, 50,000 operations and 500 open orders. */
export const startBigNetwork = (): Promise<Devnet> =>
  startDevnet({
    hasBot: true,
    blockMs: 3000,
    collected: ASSETS,
    pooled: POOLS,
    busy: { payments: PAYMENTS, orders: ORDERS },
  });

/** In the page: an address book with many contacts. */
function keepContacts(count: number): void {
  if (!location.protocol.startsWith('http')) return;
  const contacts = Array.from({ length: count }, (_, index) => ({
    name: `contact-${index + 1}`,
    id: `1.2.${10_000 + index}`,
    label: `Contact ${index + 1}`,
  }));
  localStorage.setItem('xbts.contacts', JSON.stringify({ state: { contacts }, version: 0 }));
}

/** That account, saved for viewing only, with 300 contacts; opened with its list of assets loaded. */
export async function openBigAccount(browser: Browser, devnet: Devnet): Promise<Actor> {
  const actor = await openPlain(browser, devnet, {
    watch: (page) => page.context().addInitScript(keepContacts, CONTACTS),
  });
  await actor.screen.getByLabel('Account name').fill(collectorName);
  await actor.screen.getByRole('button', { name: 'View only' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  await actor.screen
    .locator(`li[aria-setsize="${ASSETS + 1}"]`)
    .first()
    .waitFor();
  return actor;
}
