import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const tools = join(root, 'tools', 'pnpm');
const target = `@pnpm/exe.${process.platform}-${process.arch}`;

interface Lock {
  packages: Record<string, { integrity?: string; resolved?: string }>;
}

it('every pnpm program is pinned by a checksum, and no registry is named', () => {
  const { packages }: Lock = JSON.parse(readFileSync(join(tools, 'package-lock.json'), 'utf8'));
  const programs = Object.entries(packages).filter(([path]) => path !== '');
  expect(programs.map(([path]) => path)).toEqual([
    'node_modules/@pnpm/exe.linux-arm64',
    'node_modules/@pnpm/exe.linux-x64',
  ]);
  for (const [, { integrity, resolved }] of programs) {
    expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/u);
    expect(resolved).toBeUndefined();
  }
});

it('no script of ours fetches a program by its name alone', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  for (const name of ['start', 'test', 'build', 'serve', 'doctor', 'backup', 'restore', 'bench', 'shots'])
    expect(scripts[name]).toMatch(/^node tools\/pnpm\/run\.js \w+ /u);
  for (const script of Object.values(scripts))
    expect(script).not.toMatch(/\bnpx\b|\bnpm (?:i|install|exec)\b|dlx/u);
});

describe('an installed pnpm', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /**
   * Runs run.js with pnpm installed under one checksum and required under another; npm provides nothing. Returns the
   * calls.
   */
  function runWith(checksums: { installed: string; wanted: string }, asked: readonly string[] = ['app']) {
    folder = mkdtempSync(join(tmpdir(), 'xbts-pnpm-'));
    const program = (path: string, name: string) => {
      mkdirSync(path, { recursive: true });
      writeFileSync(join(path, name), `#!/bin/sh\necho ${name} "$@" >> ${folder}/calls\n`);
      chmodSync(join(path, name), 0o755);
    };
    copyFileSync(join(tools, 'run.js'), join(folder, 'run.js'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'calls'), '');
    program(join(folder, 'node_modules', target), 'pnpm');
    program(join(folder, 'bin'), 'npm');
    const lock = (integrity: string) =>
      JSON.stringify({ packages: { [`node_modules/${target}`]: { integrity } } });
    writeFileSync(join(folder, 'package-lock.json'), lock(checksums.wanted));
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), lock(checksums.installed));
    const { status } = spawnSync(process.execPath, [join(folder, 'run.js'), ...asked], {
      cwd: folder,
      env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` },
    });
    return { status, calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') };
  }

  it('is used unchanged if its checksum is right', () => {
    expect(runWith({ wanted: 'sha512-a', installed: 'sha512-a' })).toEqual({
      status: 0,
      calls: ['pnpm install --frozen-lockfile', 'pnpm exec app'],
    });
  });

  it('installs selected packages, and runs nothing, on request', () => {
    const checksums = { wanted: 'sha512-a', installed: 'sha512-a' };
    const { status, calls } = runWith(checksums, ['install', '--prod', '--filter', '@xbts/bot...']);
    expect(status).toBe(0);
    expect(calls).toEqual(['pnpm install --frozen-lockfile --prod --filter @xbts/bot...']);
  });

  it('is not run with another checksum, even when npm provides no replacement', () => {
    const { status, calls } = runWith({ wanted: 'sha512-a', installed: 'sha512-b' });
    expect(status).toBe(1);
    expect(calls).toEqual(['npm ci --ignore-scripts --no-audit --no-fund --loglevel=error']);
  });
});
