import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..', '..', 'miniapp', 'src');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

/** Keys that are put together where they are used, by the table of texts they stand in. */
const families: Readonly<Record<string, RegExp>> = {
  'platform/i18n/screens.en': /^settings\.(?:usd|eur|rub|cny)$/u,
  'platform/i18n/en': /^node\.(?:connecting|switching)$/u,
  accounts: /^(?:helper|account|filter)\.\w+$/u,
  assets: /^(?:flags|holders)\.\w+$|^chart\.(?:day|week|month)$/u,
  'info/changelog': /^\d+\.\d+\.\d+\.\d+$/u,
  'info/faq': /^\w+\.[qa]$/u,
  network: /^(?:group|explain)\.\w+$/u,
  gateways: /^gateway\.\w+$|^withdraw\.(?:burnt|moved|returned)$|^board\.(?:ok|failing|unknown)$/u,
  info: /^download\.(?:installed|offered|inside|ios|android|desktop|(?:bot|page)\w+)$/u,
  'transactions/operations': /^[a-z_]+$/u,
  'staking/payouts': /^(?:state|fault|assets|proof|tab)\.\w+$/u,
  pools: /^(?:chart|events)\.\w+$|^list\.(?:liquidity|volume|apy)$|^create\.(?:first|second)$/u,
  'info/sharing': /^share\.(?:sent|copied)$/u,
  payments: /^(?:picker|verdict|reason|source|known)\.\w+$/u,
  portfolio: /^(?:group|order)\.\w+$/u,
};

const tables = [
  'platform/i18n/en.ts',
  'platform/i18n/screens.en.ts',
  ...globSync('{features/*,ui/chart}/texts/{,*/}en.ts', { cwd: sources }),
];
/** 'staking/payouts' for features/staking/texts/payouts/en.ts. */
const nameOf = (table: string) =>
  table
    .replace(/^features\//u, '')
    .replace('/texts', '')
    .replace(/(?:(?<!i18n)\/en)?\.ts$/u, '');

/** Every text that stands between quotes anywhere but in the tables of texts themselves. */
function quoted(): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (file) =>
      !/\/texts\/(?:\w+\/)?(?:en|ru|zh)\.ts$|^platform\/i18n\/(?:en|ru|zh|screens\.en|later\.en|errors\.\w+)\.ts$|\.test\.tsx?$/u.test(
        file,
      ),
  );
  return new Set(
    files.flatMap((file) => [...read(file).matchAll(/['"`]([\w.-]+)['"`]/gu)].map(([, text]) => text ?? '')),
  );
}

const used = quoted();

it.each(tables)('every text of %s is used somewhere', (table) => {
  const keys = [...read(table).matchAll(/^ {2}'?([\w.-]+)'?:/gmu)].map(([, key]) =>
    (key ?? '').replace(/_(?:one|other)$/u, ''),
  );
  const family = families[nameOf(table)];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !used.has(key) && family?.test(key) !== true)).toEqual([]);
});
