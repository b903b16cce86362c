// npm run serve, doctor, backup, restore: what npm run build has made. Installs nothing, asks no registry and writes nothing.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './releases.js';

const program = join(import.meta.dirname, '..', '..', 'dist', 'current', 'bin', 'xbts');
if (!existsSync(program)) refuse('Nothing is built here. Run npm run build.');

const starter = process.ppid;
const checkMs = 500;
const child = spawn(program, process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm ends without passing a signal on: once it is gone, what it started ends too.
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => process.ppid !== starter && child.kill('SIGTERM'), checkMs).unref();
child.on('error', ({ message }) => refuse(`${program}: ${message}`));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal === 'SIGINT' ? 2 : 15)));
