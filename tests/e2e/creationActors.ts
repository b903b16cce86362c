import { expect } from 'vitest';
import type { Actor } from './actors.ts';

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
