import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtParts, bundleSizes } from './bundleSizes.ts';

const dist = join(import.meta.dirname, '..', '..', 'miniapp', 'dist');

/** The screens opened by links, by the beginning of the path (miniapp/build/openingParts.ts). */
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
  '/login': 'signIn/screens/login/Login.tsx',
};

interface Table {
  files: string[];
  en: Record<string, number[]>;
  ru: Record<string, number[]>;
  zh: Record<string, number[]>;
}

const page = readFileSync(join(dist, 'index.html'), 'utf8');
const table: Table = JSON.parse(/data-openings='([^']*)'/u.exec(page)?.[1] ?? '');
const filesIn = (language: 'en' | 'ru' | 'zh', path: string) =>
  (table[language][path] ?? []).map((number) => table.files[number] ?? '');

it('the page lists, for each screen that links open, its files in addition to those of a first opening', () => {
  const parts = builtParts();
  const first = new Set(bundleSizes().firstRouteFiles);
  for (const language of ['en', 'ru', 'zh'] as const) {
    expect(Object.keys(table[language])).toEqual([...Object.keys(screens), '/wallet']);
    for (const [path, screen] of Object.entries(screens)) {
      const files = filesIn(language, path);
      expect(files).toContain(parts[`src/features/${screen}`]?.file);
      expect(files).toContain(parts['src/app/routes.tsx']?.file);
      expect(files.filter((file) => first.has(file) || !existsSync(join(dist, file)))).toEqual([]);
    }
  }
});

it('it lists the texts of each screen in one language, and those of the wallet if they are not in the first code', () => {
  const parts = builtParts();
  const fileOf = (feature: string, language: string) => parts[`src/features/${feature}/${language}.ts`]?.file;
  for (const language of ['en', 'ru', 'zh'] as const) {
    const files = filesIn(language, '/pay/');
    expect(files).toContain(fileOf('payments/texts', language));
    for (const other of (['en', 'ru', 'zh'] as const).filter((each) => each !== language))
      expect(files).not.toContain(fileOf('payments/texts', other));
  }
  expect(filesIn('en', '/wallet')).toEqual([]);
  expect(filesIn('ru', '/wallet')).toEqual([fileOf('portfolio/texts/wallet', 'ru')]);
});

it('runs the prelude before anything that could delay it, and declares the character set before it', () => {
  const [charset, prelude, sheet] = ['<meta charset', '<script data-openings', '<style>'].map((each) =>
    page.indexOf(each),
  );
  expect(charset).toBeGreaterThan(0);
  expect(prelude).toBeGreaterThan(charset ?? 0);
  expect(sheet).toBeGreaterThan(prelude ?? 0);
});
