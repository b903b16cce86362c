import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Actor, confirm, fillPayment, logIn, openPlain, pin } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

withNetwork({ isAsBuilt: true });

const go = (page: Page, path: string) => page.goto(`${new URL(page.url()).origin}${path}`);

const menu = ({ screen }: Actor, state: string) =>
  screen.getByRole('button', { name: new RegExp(`^Account .*, ${state}$`, 'u') });

/** Simulates `count` earlier wrong PINs; typing them would take the waits between them. */
const countWrongPins = ({ page }: Actor, failed: number) =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('xbts-vault');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('attempts', 'readwrite');
          writing.objectStore('attempts').put({ failed: count, lastAt: 0 }, 'current');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    failed,
  );

/** Enters a PIN in the review of a payment, in a reloaded page. */
async function tryPin(actor: Actor, typed: string): Promise<void> {
  await go(actor.page, '/wallet');
  await fillPayment(actor, { to: 'bob-holder2', amount: '0.1' });
  await confirm(actor, typed);
}

describe('wrong PINs', () => {
  it('cause minutes of waiting after the tenth, which a reload does not avoid, and a chosen limit removes the keys', async () => {
    const alice = await openPlain(browser, devnet, {
      viewport: { width: 1280, height: 800 },
      isWelcomed: true,
    });
    await logIn(alice, 'alice-trader7');
    await menu(alice, 'unlocked').click();
    await alice.screen.getByRole('link', { name: 'Settings' }).last().click();
    await alice.screen.getByRole('link', { name: /^PIN and auto-lock/u }).click();
    await alice.screen.getByRole('switch', { name: 'Lock when you leave the app' }).click();
    await alice.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await alice.screen.getByLabel('PIN', { exact: true }).fill(pin);
    await menu(alice, 'unlocked').waitFor();
    // A reload leaves the page too, and would close the lock screen again.
    await alice.screen.getByRole('switch', { name: 'Lock when you leave the app' }).click();
    await go(alice.page, '/wallet');
    await menu(alice, 'locked').waitFor();

    await countWrongPins(alice, 9);
    await tryPin(alice, '000001');
    await alice.screen.getByText('Try again in 10 minutes.').waitFor();
    await go(alice.page, '/wallet');
    await fillPayment(alice, { to: 'bob-holder2', amount: '0.1' });
    await alice.screen.getByRole('button', { name: 'Confirm and sign' }).click();
    // Begun minutes are counted whole; on a busy machine the first may be over by now.
    await alice.screen.getByText(/^Try again in (?:10|9) minutes\.$/u).waitFor();
    await expect.poll(() => alice.screen.getByLabel('PIN', { exact: true }).isDisabled()).toBe(true);

    await go(alice.page, '/settings/security');
    await alice.screen.getByText('Remove all keys after 20').click();
    // The choice is visible once it is stored.
    const limit = alice.screen.getByRole('radio', { name: 'Remove all keys after 20' });
    await expect.poll(() => limit.isChecked()).toBe(true);
    await countWrongPins(alice, 19);
    await tryPin(alice, '000001');
    await alice.screen.getByText(/^Too many wrong PINs: all keys were removed/u).waitFor();
    await tryPin(alice, pin);
    await alice.screen.getByText('No keys on this device. Log in first.').waitFor();
    await alice.context.close();
  });
});
