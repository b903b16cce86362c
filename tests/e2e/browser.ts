import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sparticuz, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

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
    const path = await sparticuz.executablePath();
    process.env.FONTCONFIG_PATH = await fontConfiguration();
    return path;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The font that the package ships, and the system's fonts where there are any (Chinese needs one). */
async function fontConfiguration(): Promise<string> {
  const folder = join(cacheRoot, 'fontconfig');
  const folders = [join(cacheRoot, 'fonts', 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  if (existsSync(file)) return folder;
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders
      .map((each) => `<dir>${each}</dir>`)
      .join('')}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  return folder;
}

/** A headless Chromium that talks to this machine only. CHROMIUM_PATH names another executable to drive. */
export async function launchBrowser(extraArgs: string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await browserPath());
  return await chromium.launch({
    executablePath,
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
