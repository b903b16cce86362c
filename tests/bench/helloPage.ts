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
 * Builds and serves, compressed and kept as the app is, the page that only renders 'hello' with React: what any React page must load. Its React is that
 * of today, by which the targets were set; the app's is lighter (docs/decisions.md).
 */
export async function startHelloPage(): Promise<{ url: string; close(): void }> {
  const outDir = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'hello-page');
  await build({
    root: join(import.meta.dirname, 'hello'),
    configFile: false,
    logLevel: 'error',
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
