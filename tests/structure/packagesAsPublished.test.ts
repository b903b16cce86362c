import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import config from '../../miniapp/vite.config.ts';

const root = join(import.meta.dirname, '../..');

it('the build redirects no import', () => {
  expect(config.resolve?.alias).toBeUndefined();
  expect(config.define).toBeUndefined();
});

it('no plugin of ours resolves, loads or rewrites a module', () => {
  const ours = (config.plugins ?? [])
    .flat(2)
    .filter((plugin): plugin is Plugin => plugin instanceof Object && 'name' in plugin)
    .filter(({ name }) => name.startsWith('xbts-'));
  expect(ours.map(({ name }) => name)).toEqual([
    'xbts-prelude',
    'xbts-offline-copy',
    'xbts-part-table',
    'xbts-precompress',
    'xbts-fresh-folder',
  ]);
  for (const plugin of ours)
    expect(Object.keys(plugin)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:resolveId|load|transform|renderChunk)$/u)]),
    );
});

it('no package is patched when it is installed', () => {
  for (const file of ['pnpm-workspace.yaml', 'package.json', 'miniapp/package.json'])
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/patchedDependencies|postinstall/u);
});
