import { expect } from 'vitest';
import { type Actor, blockOf, confirm } from './actors.ts';

/** Opens the swap with what a link fills in, as a press on a link of the app does. */
export async function openSwap({ screen }: Actor, query: string): Promise<void> {
  await screen.evaluate((_body, url) => window.history.pushState(null, '', url), '/more');
  await screen.getByRole('heading', { name: 'More', exact: true }).waitFor();
  await screen.evaluate((_body, url) => window.history.pushState(null, '', url), `/swap?${query}`);
  await screen.getByLabel('You pay').waitFor();
}

/** Types the amount that is paid. */
export const pay = ({ screen }: Actor, amount: string) => screen.getByLabel('You pay').fill(amount);

/** Opens the review of what is quoted. */
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

/** Confirms the open review, waits for its block, and reads what the screen says of the result. */
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
  // An asset that is not read yet stands there as three dots.
  const outcome = actor.screen.getByRole('note').filter({ hasText: /^[^…]*You paid [^…]* and got [^…]*$/u });
  await outcome.waitFor();
  return (await outcome.textContent()) ?? '';
}
