import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../devnet/process/ports.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { isRoot, nobody } from './imageFolder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What follows a key in the unit file. */
const unit = (key: string): string =>
  new RegExp(`^${key}=(.*)$`, 'mu').exec(read('docs/operate/xbts.service'))?.[1] ?? expect.unreachable(key);

/** No file is this user's, no registry answers, and no home is there. */
const bare = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  npm_config_registry: 'http://127.0.0.1:9',
};
const as = isRoot ? { uid: nobody, gid: nobody } : {};

const settings = {
  ...parseEnv(read('bot/.env.example')),
  PUBLIC_URL: 'https://mini.example.org',
  BOT_TOKEN: 'off',
  NODE_URLS: 'ws://127.0.0.1:9',
  HOST: '127.0.0.1',
  PORT: '0',
};

let checkout: Checkout;
const running: ChildProcess[] = [];
beforeAll(async () => {
  checkout = await makeCheckout();
  checkout.build();
}, 300_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  checkout?.remove();
});

/** A folder in which the user of these processes may write. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'xbts-data-'));
  if (isRoot) checkout.run('chown', String(nobody), folder);
  return folder;
}

function start(command: string, args: readonly string[], cwd: string, own: NodeJS.ProcessEnv) {
  const child = spawn(command, args, {
    cwd,
    env: { ...bare, ...settings, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  });
  running.push(child);
  return child;
}

/** A script of package.json as an operator runs it, where nothing is but what it needs. */
const npmRun = (script: readonly string[], own: NodeJS.ProcessEnv) =>
  start('npm', ['run', '--silent', ...script], checkout.folder, own);

/** What a command says until it ends. */
async function ended(child: ReturnType<typeof start>) {
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { output, errors, code };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Every file below with the time of its last change. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .sort();

describe('what npm run build makes', () => {
  it('has its own Node, the page, the bot and its packages, without tests and what builds', () => {
    const release = realpathSync(join(checkout.folder, 'dist', 'current'));
    expect(readdirSync(release).sort()).toEqual([
      'LICENSE',
      'bin',
      'bot',
      'miniapp',
      'node_modules',
      'shared',
    ]);
    expect(checkout.run(join(release, 'bin/node'), '--version')).toBe(`${process.version}\n`);
    const packages = readdirSync(join(release, 'node_modules', '.pnpm'));
    expect(packages.some((name) => name.startsWith('fastify@'))).toBe(true);
    expect(packages.filter((name) => /^(?:vite|vitest|react|typescript|node-linux\S+)@/u.test(name))).toEqual(
      [],
    );
    const sources = ['bot', 'shared'].flatMap((folder) => filesIn(join(release, folder, 'src')));
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.filter((file) => /[.](?:test|fixture)[.]/u.test(file))).toEqual([]);
  });
});

describe('the commands of a checkout, for a user who owns nothing, without a registry', () => {
  it('npm run serve serves page and data with the example settings, writes nothing beside its data, and ends with npm', async () => {
    const before = filesIn(checkout.folder);
    const child = npmRun(['serve'], { DATA_DIR: dataFolder() });
    let url = '';
    for await (const line of createInterface(child.stdout)) {
      const { msg, url: told } = JSON.parse(line);
      if (msg !== 'serving') continue;
      url = told;
      break;
    }
    expect(await answers(`${url}/health`)).toBe(true);
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain('ws://127.0.0.1:9');
    child.kill('SIGTERM');
    await expect.poll(() => answers(`${url}/health`)).toBe(false);
    expect(filesIn(checkout.folder)).toEqual(before);
  });

  it('npm run doctor names every fault of the settings, shows no secret and no stack, and sends no request', async () => {
    const { output, errors, code } = await ended(npmRun(['doctor'], { BOT_TOKEN: 'hunter2', PORT: 'x' }));
    expect(code).toBe(1);
    expect(output).toMatch(/^ {2}wrong {4}PORT {7}PORT must be a whole number from 0 to 65535, not "x"$/mu);
    expect(output).toContain('BOT_TOKEN must be a bot token');
    expect(output).not.toMatch(/^nodes$/mu);
    expect(output + errors).not.toMatch(/^\s+at |hunter2/mu);
  });

  it('npm run backup and restore take their file', async () => {
    const folder = dataFolder();
    const file = join(folder, 'bot.gz');
    const saved = await ended(npmRun(['backup', '--', file], { DATA_DIR: join(folder, 'none') }));
    expect([saved.code, saved.errors]).toEqual([
      1,
      `No database found in ${folder}/none. Set DATA_DIR to its folder, or DATABASE_URL to its server.\n`,
    ]);
    const restored = await ended(npmRun(['restore', '--', file], { DATA_DIR: folder }));
    expect(restored.output).toContain(`Reading ${file} to its end.`);
    expect(restored.code).toBe(1);
  });

  it('say in one line that nothing is built', async () => {
    const dist = join(checkout.folder, 'dist');
    renameSync(dist, `${dist}.away`);
    const scripts = ['serve', 'doctor', 'backup', 'restore'];
    const said = await Promise.all(scripts.map((script) => ended(npmRun([script], {}))));
    renameSync(`${dist}.away`, dist);
    for (const each of said)
      expect(each).toEqual({ output: '', errors: 'Nothing is built here. Run npm run build.\n', code: 1 });
  });
});

describe('an installation', () => {
  /** The unit's own command and environment, from another folder than /opt/xbts. */
  async function startUnit(prefix: string) {
    const [command = '', ...args] = unit('ExecStart').replaceAll('/opt/xbts', prefix).split(' ');
    const port = await freePort('127.0.0.1');
    const own = parseEnv(unit('Environment').replaceAll(' ', '\n'));
    const child = start(command, args, dataFolder(), { ...own, PATH: '/nowhere', PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => answers(`${url}/ready`), { timeout: 60_000 }).toBe(true);
    return { child, url };
  }

  it('runs as its unit says, is replaced while it runs, and ends in order within the unit’s time', async () => {
    const prefix = checkout.install();
    const first = realpathSync(join(prefix, 'current'));
    const old = await startUnit(prefix);
    checkout.build();
    checkout.install();
    expect(realpathSync(join(prefix, 'current'))).not.toBe(first);
    expect(readdirSync(prefix).sort()).toEqual(['current', 'releases']);
    expect(readdirSync(join(prefix, 'releases'))).toHaveLength(2);
    const young = await startUnit(prefix);
    for (const { url } of [old, young]) expect((await fetch(url)).status).toBe(200);
    for (const { child } of [old, young]) {
      const began = performance.now();
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(performance.now() - began).toBeLessThan(Number(unit('TimeoutStopSec')) * 1_000);
    }
  });

  it('installs what is there already without a change', () => {
    const prefix = checkout.install();
    const before = [realpathSync(join(prefix, 'current')), ...readdirSync(join(prefix, 'releases'))];
    checkout.install();
    expect([realpathSync(join(prefix, 'current')), ...readdirSync(join(prefix, 'releases'))]).toEqual(before);
  });

  it('is started again for as long as it takes by a unit that is not root’s, and calls Node itself', () => {
    expect([unit('Restart'), unit('RestartSec'), unit('StartLimitIntervalSec')]).toEqual([
      'always',
      '5',
      '0',
    ]);
    expect(unit('User')).toBe('xbts');
    expect(unit('ExecStart')).toMatch(/^\/opt\/xbts\/current\/bin\/node /u);
  });
});
