import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { advisoryFaults, readAdvisories } from './advisories.ts';
import { allPackages, productionPackages } from './installedPackages.ts';
import { allowedInstallScripts, installScriptFaults } from './installScripts.ts';
import { allowedLicences, licenceFaults } from './licences.ts';

const root = join(import.meta.dirname, '../../..');
const shipped = productionPackages(root, ['bot', 'miniapp', 'shared']);
const installed = allPackages(root);

describe('shipped and installed packages', () => {
  it('are found with all dependencies, and without those for development', () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['fastify', 'fast-uri', 'react', '@noble/curves', 'crypto-js']),
    );
    expect(names.filter((name) => /^(?:vitest|jsdom|btsdex|playwright)/u.test(name))).toEqual([]);
    expect(installed.length).toBeGreaterThan(shipped.length);
  });

  it('are named by no advisory known here', () => {
    expect(advisoryFaults(shipped, readAdvisories().advisories)).toEqual([]);
  });

  it('have a licence of the list', () => expect(licenceFaults(shipped)).toEqual([]));

  it('run nothing at their installation but the listed scripts, pnpm’s own', () => {
    expect(installScriptFaults(installed)).toEqual([]);
    const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
    const [, allowed = ''] = /^allowBuilds:\n((?: {2}.*\n)*)/mu.exec(workspace) ?? [];
    const names = [...allowed.matchAll(/"([^"]+)": true/gu)].map(([, name]) => name);
    expect(names.sort()).toEqual([...allowedInstallScripts].sort());
  });
});

describe('a made-up package', () => {
  const good = { name: 'good', version: '1.0.0', license: 'MIT' };
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is a fault in the versions that an advisory names, and only there', () => {
    const advisory = {
      id: 'GHSA-xxxx',
      package: 'good',
      vulnerable: '>=1.0.0 <1.2.0 || =2.0.0',
      severity: 'high' as const,
      title: 'gives everything away',
    };
    const faultsOf = (version: string) => advisoryFaults([{ ...good, version }], [advisory]);
    expect(faultsOf('1.1.9')).toEqual(['good@1.1.9: GHSA-xxxx (high) gives everything away']);
    expect(faultsOf('2.0.0')).toHaveLength(1);
    expect(faultsOf('1.2.0-beta.1')).toHaveLength(1);
    for (const version of ['0.9.9', '1.2.0', '2.0.1']) expect(faultsOf(version)).toEqual([]);
    expect(advisoryFaults([{ ...good, name: 'better' }], [advisory])).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'UNLICENSED',
    'SEE LICENSE IN x',
    '(MIT AND GPL-3.0-only)',
    undefined,
    { type: 'MIT' },
  ])('under the licence %j is a fault', (license) => {
    expect(licenceFaults([{ ...good, license }])).toHaveLength(1);
  });

  it.each([...allowedLicences, '(GPL-2.0-only OR MIT)', 'MIT AND ISC'])(
    'under the licence %s is accepted',
    (license) => {
      expect(licenceFaults([{ ...good, license }])).toEqual([]);
    },
  );

  it('with an install script is a fault, however it is declared', () => {
    for (const script of ['preinstall', 'install', 'postinstall'])
      expect(installScriptFaults([{ ...good, scripts: { [script]: 'node steal.js' } }])).toEqual([
        `good@1.0.0: runs ${script} when it is installed`,
      ]);
    expect(installScriptFaults([{ ...good, isBuiltByDefault: true }])).toHaveLength(1);
    expect(installScriptFaults([{ ...good, scripts: { test: 'node test.js', prepare: 'tsc' } }])).toEqual([]);
  });

  /** A workspace whose only dependency has another one, which contains a compiler's file. */
  function madeUpWorkspace(): string {
    folder = mkdtempSync(join(tmpdir(), 'xbts-supply-'));
    const put = (at: string, content: object) => {
      mkdirSync(join(folder, at), { recursive: true });
      writeFileSync(join(folder, at, 'package.json'), JSON.stringify(content));
    };
    put('bot', {
      name: '@xbts/bot',
      version: '1.0.0',
      dependencies: { outer: '1' },
      devDependencies: { dev: '1' },
    });
    put('bot/node_modules/outer', { ...good, name: 'outer', dependencies: { inner: '1', absent: '1' } });
    put('bot/node_modules/outer/node_modules/inner', { ...good, name: 'inner', license: 'GPL-3.0-only' });
    put('bot/node_modules/dev', { ...good, name: 'dev', license: 'GPL-3.0-only' });
    put('node_modules/.pnpm/inner@1.0.0/node_modules/inner', { ...good, name: 'inner' });
    writeFileSync(join(folder, 'node_modules/.pnpm/inner@1.0.0/node_modules/inner/binding.gyp'), '{}');
    return folder;
  }

  it('is found beneath another, and a development one only in a complete check', () => {
    const made = madeUpWorkspace();
    expect(productionPackages(made, ['bot']).map(({ name }) => name)).toEqual(['outer', 'inner']);
    expect(licenceFaults(productionPackages(made, ['bot']))).toHaveLength(1);
    expect(installScriptFaults(allPackages(made))).toEqual([
      'inner@1.0.0: runs a compiler when it is installed',
    ]);
  });
});
