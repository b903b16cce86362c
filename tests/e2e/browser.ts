import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sparticuz, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { fontConfiguration } from './fonts.ts';

const require = createRequire(import.meta.url);
const packageRoot = join(dirname(require.resolve('@sparticuz/chromium')), '..');
const cacheRoot = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'chromium-153');

/**
 * Unpacks the browser that the registry package ships, with the system libraries it needs, into node_modules/.cache
 * (once) and returns the executable's path: a bare machine has neither a browser nor those libraries.
 */
export async function browserPath(): Promise<string> {
  await mkdir(cacheRoot, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = cacheRoot;
  try {
    await inflate(join(packageRoot, 'bin', 'al2023.tar.br'));
    setupLambdaEnvironment(join(cacheRoot, 'al2023', 'lib'));
    return await sparticuz.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** A headless Chromium that talks to this machine only and sees no font but the tests' own. CHROMIUM_PATH names another executable to drive. */
export async function launchBrowser(extraArgs: string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await browserPath());
  return await chromium.launch({
    executablePath,
    env: { ...process.env, FONTCONFIG_FILE: await fontConfiguration() },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-scrollbars',
      ...extraArgs,
    ],
  });
}
