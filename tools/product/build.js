// npm run build: the page as it was built, the bot's sources and its packages, without tests, without what builds and tests them, and with a
// Node of its own: dist/releases/…, to which dist/current leads. Packages come from the store that the installation before has filled.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addRelease, refuse } from './releases.js';

const root = join(import.meta.dirname, '..', '..');
const prefix = resolve(process.argv[2] ?? join(root, 'dist'));
const page = join(root, 'miniapp', 'dist');

if (!existsSync(join(page, 'index.html'))) refuse('No built page in miniapp/dist. Run npm run build.');

/** Tests and what only they import. */
const isShipped = (path) => !/(?:^|\/)node_modules$|[.](?:test|fixture)[.]tsx?$/u.test(path);

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const madeAt = new Date().toISOString().replace(/\D/gu, '');
const release = addRelease(prefix, `${version}-${madeAt}`, fill);
process.stdout.write(`${release}\n`);

function fill(folder) {
  const copy = (path, filter) =>
    cpSync(join(root, path), join(folder, path), { recursive: true, filter, verbatimSymlinks: true });
  const lists = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  for (const path of [...lists, 'bot/package.json', 'shared/package.json']) copy(path);
  installPackages(folder);
  for (const path of lists) rmSync(join(folder, path));
  for (const path of ['bot/src', 'shared/src']) copy(path, isShipped);
  copy('bot/.env.example');
  copy('LICENSE');
  copy('miniapp/dist');
  mkdirSync(join(folder, 'bin'));
  cpSync(join(import.meta.dirname, 'xbts.sh'), join(folder, 'bin', 'xbts'));
  cpSync(process.execPath, join(folder, 'bin', 'node'));
  for (const program of ['xbts', 'node']) chmodSync(join(folder, 'bin', program), 0o755);
}

/** What the bot needs at run time alone; no package's script runs. */
function installPackages(folder) {
  const pnpm = join(root, 'tools', 'pnpm', 'run.js');
  const options = ['--prod', '--ignore-scripts', '--prefer-offline', '--filter', '@xbts/bot...'];
  const { status } = spawnSync(process.execPath, [pnpm, 'install', ...options], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The packages of the bot were not installed.');
}
