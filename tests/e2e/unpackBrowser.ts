import { browserPath } from './browser.ts';

/** Unpacks the browser before any file of browser tests begins: two that unpacked it at once would start half of it. */
export async function setup(): Promise<void> {
  if (process.env.CHROMIUM_PATH === undefined) await browserPath();
}
