import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtParts, bundleSizes } from './bundleSizes.ts';

const dist = join(import.meta.dirname, '..', '..', 'miniapp', 'dist');

/** The screens that links open, by what the path begins with (miniapp/build/openingParts.ts). */
const screens: Record<string, string> = {
  '/': 'portfolio/screens/dashboard/Dashboard.tsx',
  '/pools': 'pools/screens/list/Pools.tsx',
  '/pool/': 'pools/screens/pool/PoolPage.tsx',
  '/swap': 'swap/screens/Swap.tsx',
  '/market/': 'market/screens/market/MarketPage.tsx',
  '/smartholder': 'staking/screens/smartholder/SmartHolder.tsx',
  '/send': 'payments/screens/send/Send.tsx',
  '/transfer': 'payments/screens/send/Send.tsx',
  '/pay/': 'payments/screens/send/Send.tsx',
  '/req/': 'payments/screens/send/Send.tsx',
  '/welcome': 'info/screens/welcome/Newcomer.tsx',
};

it('the page names, for each screen that links open, its files beside those of a first opening', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const table: { files: string[]; paths: Record<string, number[]> } = JSON.parse(
    /data-openings='([^']*)'/u.exec(page)?.[1] ?? '',
  );
  const parts = builtParts();
  const first = new Set(bundleSizes().firstRouteFiles);
  expect(Object.keys(table.paths)).toEqual(Object.keys(screens));
  for (const [path, numbers] of Object.entries(table.paths)) {
    const files = numbers.map((number) => table.files[number] ?? '');
    expect(files).toContain(parts[`src/features/${screens[path]}`]?.file);
    expect(files).toContain(parts['src/app/routes.tsx']?.file);
    expect(files.filter((file) => first.has(file) || !existsSync(join(dist, file)))).toEqual([]);
  }
});

it('runs the prelude before anything that could hold it up, and tells the character set before it', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const [charset, prelude, sheet] = ['<meta charset', '/assets/prelude-', 'rel="stylesheet"'].map((each) =>
    page.indexOf(each),
  );
  expect(charset).toBeGreaterThan(0);
  expect(prelude).toBeGreaterThan(charset ?? 0);
  expect(sheet).toBeGreaterThan(prelude ?? 0);
});
