import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { worldAccount } from '../devnet/world/accounts.ts';
import { type Actor, hear, openPlain, pin } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const newPin = '860413';

withNetwork();

/** A screen reader's text for the focused element: a field by its label and kind. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    if (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio') {
      const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? '';
      return `${label.trim()}, field`;
    }
    const heard = element.cloneNode(true) as HTMLElement;
    for (const silent of heard.querySelectorAll('[aria-hidden="true"]')) silent.remove();
    return (element.getAttribute('aria-label') ?? heard.textContent).trim();
  });

/** More stops than any screen has. */
const STOPS = 60;

/** Presses Tab until the focus is on the element with the name, as a sighted person does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  let seen: string[] = [];
  const goRound = async () => {
    seen = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      const label = await focused(page);
      if (name.test(label)) return true;
      seen.push(label);
      await page.keyboard.press('Tab');
    }
    return false;
  };
  // Late content may appear while the focus moves.
  const until = Date.now() + 40_000;
  while (!(await goRound())) {
    if (Date.now() > until) throw new RangeError(`Tab never came to ${name}; it was on ${seen.join(' | ')}`);
  }
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, new RegExp(`^${label}, field$`, 'u'));
  await page.keyboard.type(text);
}

const heading = ({ screen }: Actor, name: string) => screen.getByRole('heading', { name }).waitFor();

describe('by the keyboard alone', () => {
  it('a user logs in, locks, unlocks, adds an account, labels it, and changes the PIN', async () => {
    const alice = await openPlain(browser, devnet, {
      viewport: { width: 1280, height: 800 },
      hasMotion: true,
    });
    const { page, screen } = alice;
    await heading(alice, 'Log in');
    await type(page, 'Account name', 'alice-trader7');
    await type(page, 'Password', worldAccount('alice-trader7').password);
    await page.keyboard.press('Enter');
    await heading(alice, 'Create a PIN');
    // The keypad has the keyboard: the sixth digit goes on.
    await page.keyboard.type(pin);
    await heading(alice, 'Repeat PIN');
    await page.keyboard.type(pin);
    await screen.getByText('Before you start').waitFor();
    await choose(page, /^I got it/u);
    await screen.getByText('Before you start').waitFor({ state: 'detached' });

    await choose(page, /^Account .*, unlocked$/u);
    await choose(page, /^Lock$/u);
    await screen.getByText('XBTS is locked').waitFor({ state: 'attached' });
    await expect.poll(() => focused(page)).toBe('PIN, field');
    await page.keyboard.type(pin);
    await screen.getByRole('button', { name: /^Account .*, unlocked$/u }).waitFor();
    await page.reload();
    await screen.getByRole('button', { name: /^Account .*, locked$/u }).waitFor();
    await choose(page, /^Send$/u);
    await heading(alice, 'Send');
    await type(page, 'To', 'bob-holder2');
    await type(page, 'Amount.*', '1');
    await screen.getByText(/^bob-holder2 · 1\.2\./u).waitFor();
    await choose(page, /^Review$/u);
    await choose(page, /^Confirm and sign$/u);
    await expect.poll(() => focused(page)).toBe('PIN, field');
    await page.keyboard.type('000001');
    await screen.getByText('Wrong PIN.').waitFor();
    // The field is focused again: typing continues.
    await expect.poll(() => focused(page)).toBe('PIN, field');
    await page.keyboard.type(pin);
    await screen.getByText(/^In block/u).waitFor();
    await page.keyboard.press('Escape');
    await screen.getByRole('dialog').waitFor({ state: 'detached' });

    await choose(page, /^Account .*, unlocked$/u);
    await choose(page, /^My accounts$/u);
    await heading(alice, 'My accounts');
    await choose(page, /^Add view-only account/u);
    await heading(alice, 'Log in');
    await type(page, 'Account name', 'grace-whale8');
    await page.keyboard.press('Enter');
    await screen.getByRole('button', { name: /^Account gr/u }).waitFor();
    await choose(page, /^Account gr/u);
    await choose(page, /^My accounts$/u);
    await heading(alice, 'My accounts');
    await choose(page, /^grace-whale8 in use/iu);
    await type(page, 'Label', 'The whale');
    await page.keyboard.press('Enter');
    await screen.getByText('The whale').waitFor();
    await choose(page, /^alice-trader7/u);
    await choose(page, /^Use this account$/u);
    await screen.getByRole('button', { name: /^Account al/u }).waitFor();

    await choose(page, /^Account al/u);
    await choose(page, /^Settings$/u);
    await heading(alice, 'Settings');
    await choose(page, /^PIN and auto-lock/u);
    await heading(alice, 'Security');
    await choose(page, /^Change PIN$/u);
    await screen.getByRole('dialog').waitFor();
    await type(page, 'Current PIN', pin);
    await type(page, 'New PIN', newPin);
    await type(page, 'Repeat PIN', newPin);
    await page.keyboard.press('Enter');
    await hear(alice, 'PIN changed.');
    await screen.getByRole('dialog').waitFor({ state: 'detached' });
    // What the sheet was opened from has the keyboard again.
    await expect.poll(() => focused(page)).toMatch(/^Change PIN$/u);
    await alice.context.close();
  });
});
