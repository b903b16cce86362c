import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../devnet/process/ports.ts';
import { type Figure, figureOf, missingFigure } from '../figure.ts';
import { type Target, throughputRatios } from './throughputRatios.ts';

const name = 'proxy.hit.vs_nginx';
const wallName = `${name}.wall_time`;

/** Our throughput over nginx's proxy_cache before us, one worker each; not taken when nginx is not installed. */
export async function nginxFigures(ours: Target, folder: string): Promise<Figure[]> {
  if (!isInstalled())
    return [name, wallName].map((each) => missingFigure(each, 'ratio', 'nginx is not installed'));
  const port = await freePort('127.0.0.1');
  mkdirSync(join(folder, 'cache'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configText({ port, folder, upstream: ours.port }));
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  try {
    await waitForAnswer(`http://127.0.0.1:${port}${ours.path}`);
    const theirs = { port, path: ours.path, pid: workerOf(folder) };
    const { byProcessorTime, byWallTime } = await throughputRatios(ours, theirs);
    return [figureOf(name, 'ratio', byProcessorTime), figureOf(wallName, 'ratio', byWallTime)];
  } finally {
    child.kill();
  }
}

/** The process that serves: the only child of the one whose id nginx has written down. */
function workerOf(folder: string): number {
  const master = readFileSync(join(folder, 'nginx.pid'), 'utf8').trim();
  return Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')[0]);
}

function isInstalled(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    // Not found or not runnable: either way there is nothing to compare with.
    return false;
  }
}

async function waitForAnswer(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { status } = await fetch(url);
      if (status === 200) return;
      throw new Error(`nginx answered ${status}`);
    } catch (error) {
      if (attempt === 50) throw error;
      await wait(100);
    }
  }
}

/** Started by root it would serve as another user, who may not enter the temporary folder. */
const userText = process.getuid?.() === 0 ? 'user root root;' : '';

const configText = ({ port, folder, upstream }: { port: number; folder: string; upstream: number }) => `
daemon off;
${userText}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000;
  proxy_cache_path ${folder}/cache keys_zone=bench:8m;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${upstream};
      proxy_cache bench;
      proxy_cache_valid 200 1h;
      proxy_ignore_headers Cache-Control Vary;
      proxy_set_header Accept-Encoding "";
    }
  }
}
`;
