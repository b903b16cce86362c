import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { phone } from '../e2e/actors.ts';
import { throttle } from './throttle.ts';
import { type Opening, untilShown, watchFor } from './watchFor.ts';

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** As for the app's files: hashed names are cached, the page is requested again. */
const keptFor = (path: string) => (path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=0');

/**
 * The React of the page: today's, which was used for the targets, or the app's, which is lighter (docs/decisions.md).
 */
export type HelloReact = 'today' | 'own';
const miniApp = join(import.meta.dirname, '..', '..', 'miniapp', 'node_modules');

/**
 * Builds and serves, compressed and cached like the app, a page that only renders 'hello' with React: the minimum of
 * any React page.
 */
export async function startHelloPage(react: HelloReact = 'today'): Promise<{ url: string; close(): void }> {
  const outDir = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', `hello-page-${react}`);
  const own = { react: join(miniApp, 'react'), 'react-dom': join(miniApp, 'react-dom') };
  await build({
    root: join(import.meta.dirname, 'hello'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: react === 'own' ? own : {} },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  const server = createServer(async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const type = types[/\.\w+$/u.exec(path)?.[0] ?? ''];
    if (type === undefined || path.includes('..')) return response.writeHead(404).end();
    const body = brotliCompressSync(await readFile(join(outDir, path)));
    const headers = { 'content-type': type, 'content-encoding': 'br', 'cache-control': keptFor(path) };
    return response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Milliseconds from navigation to 'hello', with empty caches on a slow phone and line. */
export async function openHello(browser: Browser, url: string): Promise<number> {
  const { cold } = await openHelloTwice(browser, url);
  return cold;
}

/** The same, and the milliseconds of a second opening on that phone. */
export async function openHelloTwice(browser: Browser, url: string): Promise<{ cold: number; warm: number }> {
  const context = await browser.newContext({ viewport: phone });
  await watchFor(context, 'hello');
  const cold = await openIn(context, url, true);
  const warm = await openIn(context, url, false);
  await context.close();
  return { cold, warm };
}

async function openIn(context: BrowserContext, url: string, line: boolean): Promise<number> {
  const page = await context.newPage();
  await throttle(page, { line });
  const shown = untilShown(page);
  await page.goto(url);
  await shown;
  const { shownMs } = await page.evaluate(() => (window as unknown as { noted: Opening }).noted);
  await page.close();
  return shownMs;
}
