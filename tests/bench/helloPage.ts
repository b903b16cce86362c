import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { phone } from '../e2e/actors.ts';
import { throttle } from './throttle.ts';
import { type Opening, untilShown, watchFor } from './watchFor.ts';

const outDir = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'hello-page');
const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Builds and serves, compressed, the page that only renders 'hello' with React: what any React page must load. */
export async function startHelloPage(): Promise<{ url: string; close(): void }> {
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
    const body = gzipSync(await readFile(join(outDir, path)), { level: 9 });
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Milliseconds from navigation to 'hello', with empty caches on a slow phone and line. */
export async function openHello(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: phone });
  await watchFor(context, 'hello');
  const page = await context.newPage();
  await throttle(page, { line: true });
  const shown = untilShown(page);
  await page.goto(url);
  await shown;
  const { shownMs } = await page.evaluate(() => (window as unknown as { noted: Opening }).noted);
  await context.close();
  return shownMs;
}
