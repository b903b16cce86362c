import { expect } from 'vitest';
import { type Actor, typeGroups } from './actors.ts';

/** The password as the screen shows it, group by group. */
export async function readGroups({ screen }: Pick<Actor, 'screen'>): Promise<string[]> {
  await screen.locator('ol code').first().waitFor();
  return screen.locator('ol code').allTextContents();
}

/** The three confirmations, each by its space bar. */
export async function confirmAll({ screen }: Actor): Promise<void> {
  const boxes = await screen.getByRole('checkbox').all();
  expect(boxes).toHaveLength(3);
  for (const box of boxes) await box.press('Space');
}

/** From the name to the PIN of a new account in English, with the password as it was shown. */
export async function createToPin(actor: Actor, name: string): Promise<string[]> {
  const { screen, act } = actor;
  await screen.locator('input[name=new-account]').fill(name);
  await screen.getByText('This name is available').waitFor();
  await act('Next');
  const groups = await readGroups(actor);
  await confirmAll(actor);
  await act('Next');
  await screen.getByLabel('PIN', { exact: true }).waitFor();
  return groups;
}

/** From the wallet's row to the confirmed backup, in English. */
export async function backUp(actor: Actor, groups: string[], pin: string): Promise<void> {
  const { screen, act } = actor;
  await screen.getByText('Back up your account').click();
  await screen.getByLabel('PIN', { exact: true }).fill(pin);
  await act('I have it on paper');
  await typeGroups(actor, groups);
  await act(/^Check$/u);
  await screen.getByText('Back up your account').waitFor({ state: 'detached' });
}
