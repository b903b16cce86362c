import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import type { Actor } from './actors.ts';

/**
 * The content of an exported file: the browser's own if it can be saved, and the text to copy if the messenger's frame
 * allows no file.
 */
export async function exportedFile(
  { page }: Actor,
  sheet: Locator,
): Promise<{ text: string; name: string | undefined }> {
  const save = sheet.getByRole('button', { name: 'Save file' });
  await sheet.getByRole('button', { name: 'Copy' }).waitFor();
  if (!(await save.isVisible()))
    return { text: await sheet.getByLabel('Contents').inputValue(), name: undefined };
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return { text: await readFile(await download.path(), 'utf8'), name: download.suggestedFilename() };
}
