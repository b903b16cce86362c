import { buildMiniApp } from '../devnet/process/buildMiniApp.ts';
import { browserFonts, browserPath } from './browser.ts';
import { copyWithFewRounds } from './fewRounds.ts';
import { fontWidths } from './fonts.ts';

/**
 * Runs once, before any file of browser tests: two at once that unpacked the browser or built the app would use half of
 * it.
 */
export async function setup(): Promise<void> {
  if (process.env.CHROMIUM_PATH === undefined) await browserPath();
  for (const width of fontWidths) await browserFonts(width);
  await buildMiniApp();
  copyWithFewRounds();
}
