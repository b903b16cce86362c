import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../devnet/process/ports.ts';
import { selfSigned } from './certificate.ts';

const documented = join(import.meta.dirname, '..', '..', '..', 'docs', 'operate', 'nginx.conf');

/** Whether nginx can be run here. */
export function isNginxInstalled(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    // Not found or not runnable: treated alike.
    return false;
  }
}

/**
 * nginx with one worker and the documented settings in front of a bot, over TLS with its own certificate, and over
 * plain HTTP.
 */
export interface Nginx {
  readonly port: number;
  readonly plainPort: number;
  /** The process that serves. */
  readonly workerPid: number;
  close(): Promise<void>;
}

/** Starts it; `own` is added to the documented settings. */
export async function startNginx(botPort: number, own = ''): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'xbts-nginx-'));
  const [port, plainPort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const { cert, key } = selfSigned('localhost', 90);
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key);
  mkdirSync(join(folder, 'cache'));
  const site = readFileSync(documented, 'utf8')
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/u, join(folder, 'cert.pem'))
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/u, join(folder, 'key.pem'))
    .replace('listen 80;', `listen 127.0.0.1:${await freePort('127.0.0.1')};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2; listen 127.0.0.1:${plainPort};`)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${botPort}`)
    .replaceAll(/^.*127\.0\.0\.1:8082.*\n/gmu, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const settings = [
    'daemon off;',
    // Started by root it would serve as another user, who may not enter the temporary folder.
    process.getuid?.() === 0 ? 'user root root;' : '',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 8192; }',
    'worker_rlimit_nofile 16384;',
    'http {',
    'access_log off;',
    'keepalive_requests 1000000;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    own,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settings.join('\n'));
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  await untilListening(plainPort);
  return {
    port,
    plainPort,
    workerPid: workerOf(folder),
    async close() {
      child.kill();
      await ended;
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/metrics`);
      return;
    } catch (error) {
      if (attempt === 50) throw error;
      await wait(100);
    }
  }
}

/**
 * The serving process, and not one that manages the cache: the first child of the process whose id nginx has written.
 */
function workerOf(folder: string): number {
  const master = readFileSync(join(folder, 'nginx.pid'), 'utf8').trim();
  return Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')[0]);
}
