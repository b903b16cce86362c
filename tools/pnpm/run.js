// npm start, npm test: installs the workspace with pnpm, then runs a command in it, or nothing after `install`. This file runs before
// anything is installed, on Node 20 and npm alone. npm checks what it unpacks against the checksums of package-lock.json beside it,
// whatever the registry says; no script of a package is run.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const packageName = `@pnpm/exe.${process.platform}-${process.arch}`;
const folder = join(here, 'node_modules', packageName);

/** The checksum that a lock file gives for our platform's program. */
function integrityIn(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages[`node_modules/${packageName}`]?.integrity;
}

const wanted = integrityIn(join(here, 'package-lock.json'));

/** What npm writes beside what it has unpacked and checked. */
const isInstalled = () =>
  existsSync(join(folder, 'pnpm')) &&
  integrityIn(join(here, 'node_modules', '.package-lock.json')) === wanted;

const starter = process.ppid;
const checkMs = 500;

/** npm ends without passing a signal on: once it is gone, what it started ends too. */
function onStarterGone(run) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  return setInterval(() => {
    if (process.ppid !== starter) run();
  }, checkMs);
}

/** Ends with this process when the command fails; a signal reaches the command too. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    const watch = onStarterGone(() => pass('SIGTERM'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.on('error', ({ message }) => fail(`${command}: ${message}`));
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      if (code !== 0) process.exit(code ?? 128 + (signal === 'SIGINT' ? 2 : 15));
      for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(each, pass);
      resolve();
    });
  });
}

function fail(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** What is said of an installation is not what the command was asked for. */
const besideOutput = ['inherit', process.stderr, 'inherit'];

const asked = process.argv.slice(2);
if (asked.length === 0) fail('Name a command of the workspace, or install and what to choose.');
if (wanted === undefined)
  fail(
    `There is no checksum of pnpm for ${process.platform} on ${process.arch}. With a pnpm of your own: pnpm install --frozen-lockfile && pnpm exec ${asked.join(' ')}`,
  );
if (!isInstalled())
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: besideOutput,
  });
if (!isInstalled())
  fail(`npm has not installed ${packageName}: its checksum is another, or it is made for another C library.`);

const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
const isInstallAlone = asked[0] === 'install';
const chosen = isInstallAlone ? asked.slice(1) : [];
await run('pnpm', ['install', '--frozen-lockfile', ...chosen], { env, stdio: besideOutput });
if (!isInstallAlone) await run('pnpm', ['exec', ...asked], { env });
