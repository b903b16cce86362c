import { expect } from 'vitest';
import { type Actor, blockOf, confirm } from './actors.ts';

/** Opens the swap with a link's values, like a press on a link of the app. */
export async function openSwap({ screen }: Actor, query: string): Promise<void> {
  await screen.evaluate((_body, url) => window.history.pushState(null, '', url), '/more');
  await screen.getByRole('heading', { name: 'More', exact: true }).waitFor();
  await screen.evaluate((_body, url) => window.history.pushState(null, '', url), `/swap?${query}`);
  await screen.getByLabel('You pay').waitFor();
}

/** Types the amount to pay. */
export const pay = ({ screen }: Actor, amount: string) => screen.getByLabel('You pay').fill(amount);

/** Opens the review of the quote. */
export async function review(actor: Actor): Promise<void> {
  await expect.poll(() => actor.screen.getByLabel('You get').inputValue()).not.toBe('');
  await actor.act('Trade');
  await actor.screen.getByRole('button', { name: 'Confirm and sign' }).waitFor();
}

/** Closes the review. */
export async function closeSheet({ screen }: Actor): Promise<void> {
  const sheet = screen.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Close' }).first().click();
  await sheet.waitFor({ state: 'detached' });
}

/** Confirms the open review, waits for its block, and reads the screen's text about the result. */
export async function finish(actor: Actor): Promise<string> {
  await confirm(actor);
  await blockOf(actor);
  // The toast over the sheet has a button to close it too.
  const sheet = actor.screen.getByRole('dialog');
  await sheet
    .getByRole('button', { name: /^(?:Done|Close)$/u })
    .last()
    .click();
  await sheet.waitFor({ state: 'detached' });
  // An unread asset is shown as three dots.
  const outcome = actor.screen.getByRole('note').filter({ hasText: /^[^…]*You paid [^…]* and got [^…]*$/u });
  await outcome.waitFor();
  return (await outcome.textContent()) ?? '';
}
