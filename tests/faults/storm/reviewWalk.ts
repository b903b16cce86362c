import type { Locator } from 'playwright-core';
import { pin } from '../../e2e/actors.ts';
import type { Person } from './person.ts';
import { until, type Weather } from './weather.ts';

/**
 * The end of a review: with a signature, cancelled by the person, gone with its page, or refused by the app, with its
 * text.
 */
export type ReviewEnd =
  | { readonly state: 'signed'; readonly id: string }
  | { readonly state: 'cancelled' }
  | { readonly state: 'gone' }
  | { readonly state: 'refused'; readonly words: string };

/** In the calm, gives up a review after this many refusals. */
const TRIES = 4;

const sheetOf = ({ actor }: Person): Locator => actor.screen.locator('dialog[open]').last();

/** The sheet of a review, of its second step, the PIN, or of its outcome. */
export const reviewSheetOf = ({ actor }: Person): Locator =>
  actor.screen.getByRole('dialog', { name: /^(?:Review and confirm|Enter your PIN|Transaction)$/u });

/** The current content of the sheet; undefined: there is none. */
async function look(person: Person) {
  const sheet = reviewSheetOf(person);
  if ((await sheet.count()) === 0) return undefined;
  const confirm = sheet.getByRole('button', { name: 'Confirm and sign' });
  const retry = sheet.getByRole('button', { name: 'Try again' });
  const [canConfirm, canRetry] = [await confirm.isVisible(), await retry.isVisible()];
  return { sheet, confirm, retry, canConfirm, canRetry };
}

/** Presses without waiting for elements that may never appear. */
const press = (button: Locator): Promise<void> => button.click({ timeout: 2_000 });

/** Closes all open sheets. */
export async function closeSheets(person: Person, weather: Weather): Promise<void> {
  await until(weather, `${person.name} closes the sheet`, async () => {
    const sheet = sheetOf(person);
    if ((await sheet.count()) === 0) return true;
    await press(sheet.getByRole('button', { name: /^(?:Done|Close)$/u }).last());
    return undefined;
  });
}

/**
 * From an open review to its end: enters the PIN, confirms, retries refusals. Consents, such as to a sheet confirmed by
 * one node alone, are only given in the calm.
 */
export async function walkReview(
  person: Person,
  weather: Weather,
  { isCancelled, before }: { isCancelled: boolean; before: ReadonlySet<string> },
): Promise<ReviewEnd> {
  let tries = 0;
  return await until<ReviewEnd>(weather, `${person.name} reviews`, async () => {
    const own = (await person.readKept()).find(({ id }) => !before.has(id));
    if (own !== undefined) return { state: 'signed', id: own.id };
    const seen = await look(person);
    if (seen === undefined) return { state: 'gone' };
    const words = (await seen.sheet.textContent()) ?? '';
    if (seen.canRetry) {
      tries += weather.isCalm() ? 1 : 0;
      if (tries > TRIES) return { state: 'refused', words };
      await press(seen.retry);
      return undefined;
    }
    // Records the content while waiting.
    if (!seen.canConfirm) throw new RangeError(`nothing to press on: ${words}`);
    if (isCancelled) return { state: 'cancelled' };
    await confirm(seen, weather);
    throw new RangeError(`not signed: ${words}`);
  });
}

async function confirm(
  { sheet, confirm: button }: { sheet: Locator; confirm: Locator },
  weather: Weather,
): Promise<void> {
  const asked = sheet.getByLabel('PIN', { exact: true });
  if (weather.isCalm())
    for (const box of await sheet.getByRole('checkbox').all()) await box.check({ timeout: 2_000 });
  // The sixth digit signs by itself; before the PIN the button leads to it.
  if (!(await asked.isVisible()) && (await button.isEnabled())) await press(button);
  if (await asked.isVisible()) await asked.fill(pin, { timeout: 2_000 });
}
