import { type Actor, openPlain } from '../../e2e/actors.ts';
import { exportedFile } from '../../e2e/exportedFile.ts';
import { idOf } from './bookkeeping.ts';
import { historyFaults } from './historyBook.ts';
import type { Person } from './person.ts';
import { until, type Weather } from './weather.ts';
import type { StormWorld } from './world.ts';

/** Compares a person's history in the app with the chain's, by the app's exported file. */
export async function historyFound(
  { devnet, browser }: StormWorld,
  { name }: Person,
  weather: Weather,
): Promise<{ found: string[]; count: number }> {
  const { state } = devnet.ledger;
  const ids = () => state.accountHistory(idOf(devnet, name)).map(({ operation_id }) => operation_id);
  // The messenger's frame allows no files, and shows only the beginning of a long text.
  const viewer = await openPlain(browser, devnet, { isWelcomed: true });
  try {
    await viewer.screen.getByLabel('Account name').fill(name);
    await viewer.screen.getByRole('button', { name: 'View only' }).click();
    await viewer.act('Log in');
    await viewer.screen.getByRole('heading', { name: 'Log in' }).waitFor({ state: 'detached' });
    const csv = await until(weather, `the history of ${name} is exported`, () => exportHistory(viewer));
    const found = historyFaults(ids(), csv);
    return { found: found.map((each) => `${name}: ${each}`), count: ids().length };
  } finally {
    await viewer.context.close();
  }
}

async function exportHistory(viewer: Actor): Promise<string> {
  const { screen } = viewer;
  for (const path of ['/more', '/history'])
    await screen.evaluate((_, to) => window.history.pushState({ inApp: true }, '', to), path);
  await screen.getByLabel('Search history').fill('');
  await screen.getByRole('button', { name: 'Export' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Export history' });
  await sheet.getByText('Every balance change').click();
  await sheet.getByRole('button', { name: /^Export \d/u }).click();
  await sheet.getByText(/^File ready/u).waitFor();
  return (await exportedFile(viewer, sheet)).text;
}
