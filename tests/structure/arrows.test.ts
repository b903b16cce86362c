import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFaults } from './checkImports.ts';

type Pair = readonly [from: string, to: string];

const pools = 'miniapp/src/features/pools';
const assets = 'miniapp/src/features/assets';
const keys = 'shared/src/protocol/keys.ts';

/** Imports that the table forbids, one of each kind at least. */
const forbidden: readonly Pair[] = [
  // Layers of features.
  [`${assets}/model/facts.ts`, `${pools}/model/list.ts`],
  [`${assets}/model/facts.ts`, 'miniapp/src/features/accounts/model/saved.ts'],
  [`${pools}/model/list.ts`, `${pools}/ui/PoolName.tsx`],
  [`${pools}/model/list.ts`, `${assets}/ui/Mark.tsx`],
  [`${pools}/ui/PoolName.tsx`, `${pools}/screens/pool/Pool.tsx`],
  [`${pools}/screens/pool/Pool.tsx`, `${pools}/screens/pools/Pools.tsx`],
  [`${pools}/screens/pool/Pool.tsx`, `${assets}/screens/Asset.tsx`],
  [`${assets}/screens/Asset.tsx`, `${assets}/screens/chart/Chart.tsx`],
  [`${assets}/ui/Mark.tsx`, `${pools}/texts/en.ts`],
  ['miniapp/src/app/App.tsx', `${pools}/screens/pools/Pools.tsx`],
  ['miniapp/src/ui/lists/List.tsx', `${assets}/model/facts.ts`],
  ['miniapp/src/platform/i18n/engine.ts', `${assets}/texts/en.ts`],
  // Keys, signing and the vault.
  [`${pools}/model/vault.ts`, 'miniapp/src/signer/worker/vault/vault.ts'],
  ['miniapp/src/signer/page/start.ts', 'miniapp/src/signer/worker/vault/vault.ts'],
  [`${pools}/model/sign.ts`, keys],
  ['bot/src/server/routes/prove.ts', keys],
  // Packages.
  [`${pools}/ui/PoolName.tsx`, 'crypto-js'],
  [`${pools}/ui/PoolName.tsx`, 'left-pad'],
  ['shared/src/actions/getAssets.ts', 'node:fs'],
  ['miniapp/src/ui/lists/List.tsx', 'node:fs'],
  ['miniapp/src/signer/worker/worker.ts', 'btsdex-serializer'],
  // Shared.
  ['shared/src/errors/appError.ts', 'shared/src/amounts/amount.ts'],
  ['shared/src/amounts/amount.ts', 'shared/src/protocol/names.ts'],
  ['shared/src/amm/quote.ts', 'shared/src/protocol/names.ts'],
  ['shared/src/market/book.ts', 'shared/src/actions/getAssets.ts'],
  ['shared/src/amm/quote.ts', 'shared/src/market/book.ts'],
  ['shared/src/staking/terms.ts', 'shared/src/amm/quote.ts'],
  ['shared/src/protocol/names.ts', 'shared/src/client/connection.ts'],
  ['shared/src/client/connection.ts', 'shared/src/actions/getAssets.ts'],
  ['shared/src/services/faucet.ts', 'shared/src/client/connection.ts'],
  // Between packages, and tests.
  ['bot/src/server/routes/read.ts', `${pools}/model/list.ts`],
  [`${pools}/model/list.ts`, 'bot/src/storage/tables.ts'],
  ['shared/src/actions/getAssets.ts', 'bot/src/storage/tables.ts'],
  ['bot/src/storage/tables.ts', 'bot/src/telegram/createBot.ts'],
  ['tests/devnet/chain/apply.ts', 'shared/src/amm/quote.ts'],
  ['tests/devnet/services/prices.ts', 'shared/src/market/book.ts'],
  ['shared/src/amm/quote.ts', 'tests/vectors/pools.json'],
  ['bot/src/server/routes/read.ts', 'tests/devnet/chain/apply.ts'],
  ['bot/src/server/routes/read.ts', 'bot/src/storage/rows.fixture.ts'],
];

const allowed: readonly Pair[] = [
  [`${pools}/model/list.ts`, `${assets}/model/facts.ts`],
  [`${pools}/model/list.ts`, `${pools}/model/rows/row.ts`],
  [`${pools}/model/list.ts`, 'shared/src/actions/getAssets.ts'],
  [`${pools}/screens/pool/Pool.tsx`, `${pools}/screens/pool/parts/Head.tsx`],
  [`${pools}/screens/pool/Pool.tsx`, 'miniapp/src/features/swap/model/quote.ts'],
  [`${pools}/screens/pool/Pool.tsx`, `${assets}/ui/Mark.tsx`],
  [`${pools}/screens/pool/Pool.tsx`, `${pools}/texts/en.ts`],
  [`${pools}/screens/pool/Pool.tsx`, 'react'],
  ['miniapp/src/app/routes.tsx', `${pools}/screens/pools/Pools.tsx`],
  ['miniapp/src/signer/worker/vault/vault.ts', keys],
  ['miniapp/src/signer/worker/vault/vault.ts', 'crypto-js'],
  ['shared/src/client/connection.ts', 'shared/src/protocol/names.ts'],
  ['shared/src/amm/quote.test.ts', 'tests/vectors/pools.json'],
  ['bot/src/server/read.test.ts', 'bot/src/storage/rows.fixture.ts'],
  ['bot/src/main.test.ts', 'bot/src/storage/rows.fixture.ts'],
  ['tests/devnet/chain/apply.ts', 'shared/src/protocol/names.ts'],
  ['tests/integration/pools.test.ts', `${pools}/model/list.ts`],
];

/** Files of folders that have no row, or of a feature that is in no layer. */
const withoutRow = [
  'miniapp/src/data/read.ts',
  'miniapp/src/platform/places/here.ts',
  'miniapp/src/features/coupons/model/coupon.ts',
  'miniapp/src/features/pools/hooks/usePool.ts',
  'shared/src/format.ts',
  'bot/src/helpers/text.ts',
  'tests/sketches/run.ts',
];

const chart = 'miniapp/src/ui/chart';
/** The ways to write an import; each leads from a visual, which knows no noun, to a model. */
const notations: readonly (readonly [string, string])[] = [
  ['a type', "import type { Facts } from '~';"],
  ['a type within an import', "import { type Facts } from '~';"],
  ['a type by its place', "export type Facts = Promise<Array<typeof import('~')>>;"],
  ['an export', "export { facts } from '~';"],
  ['an export of all', "export * from '~';"],
  ['an import on demand', "export const load = () => import('~');"],
];

let tree = '';
let faults: readonly string[] = [];

function write(file: string, line: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), `${line}\n`, { flag: 'a' });
}

function specifier(from: string, to: string): string {
  if (!to.includes('/')) return to;
  if (to.startsWith('shared/src/') && !from.startsWith('shared/'))
    return to.replace('shared/src', '@xbts/shared');
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'arrows-'));
  for (const name of ['react', 'crypto-js', 'left-pad']) write(`node_modules/${name}/index.js`, 'export {};');
  write('shared/package.json', JSON.stringify({ name: '@xbts/shared', exports: { './*': './src/*' } }));
  mkdirSync(join(tree, 'node_modules/@xbts'));
  symlinkSync('../../shared', join(tree, 'node_modules/@xbts/shared'));
  for (const [from, to] of [...forbidden, ...allowed]) {
    write(from, `import '${specifier(from, to)}';`);
    if (to.includes('/')) write(to, to.endsWith('.json') ? '' : 'export {};');
  }
  for (const file of withoutRow) write(file, 'export {};');
  for (const [index, [, text]] of notations.entries())
    write(`${chart}/${index}.ts`, text.replace('~', specifier(`${chart}/0.ts`, `${assets}/model/facts.ts`)));
  write(`${assets}/model/circle.ts`, "import type { One } from './round.ts';\nexport type Other = One;");
  write(`${assets}/model/round.ts`, "import type { Other } from './circle.ts';\nexport type One = Other;");
  // To the keys by way of another file.
  write(`${pools}/model/by.ts`, "import '@xbts/shared/protocol/memo.ts';");
  write('shared/src/protocol/memo.ts', "import './keys.ts';");
  write(`${pools}/model/farther.ts`, "import './by.ts';");
  faults = await importFaults(tree, ['shared', 'miniapp', 'bot', 'tests']);
});
afterAll(() => rmSync(tree, { recursive: true }));

const faultsFrom = (start: string) => faults.filter((fault) => fault.startsWith(start));

describe('the arrows', () => {
  it.each(forbidden)('forbid %s → %s', (from, to) => {
    expect(faultsFrom(`${from} → `).filter((fault) => fault.includes(to.replace('node:', '')))).not.toEqual(
      [],
    );
  });

  it.each(allowed)('allow %s → %s', (from, to) => {
    expect(faultsFrom(`${from} → ${to}: `)).toEqual([]);
  });

  it.each(notations)('count %s', (name) => {
    const index = notations.findIndex(([each]) => each === name);
    expect(faultsFrom(`${chart}/${index}.ts → ${assets}/model/facts.ts: `)).toHaveLength(1);
  });

  it.each(withoutRow)('hold no %s', (file) => {
    expect(faultsFrom(`${file}: no row`)).toHaveLength(1);
  });

  it('find a circle of types once', () => {
    const [one, other] = [`${assets}/model/circle.ts`, `${assets}/model/round.ts`];
    expect(faults.filter((fault) => fault.includes(one))).toEqual([
      `${one} → ${other} → ${one}: files import each other in a circle`,
    ]);
  });

  it('find who reaches the keys by way of another file', () => {
    const [fault, ...others] = faultsFrom(`${pools}/model/by.ts`);
    expect(fault).toContain(`${pools}/model/by.ts → shared/src/protocol/memo.ts → ${keys}: `);
    expect(others).toEqual([]);
    // The way is told where it begins, not again by each who leads there.
    expect(faultsFrom(`${pools}/model/farther.ts`)).toEqual([]);
  });

  it('say in one line who may not import whom, and why', () => {
    expect(faultsFrom('shared/src/amm/quote.ts → shared/src/protocol/names.ts')).toEqual([
      'shared/src/amm/quote.ts → shared/src/protocol/names.ts: arithmetic of pools knows amounts only (row shared/src/amm)',
    ]);
  });
});
