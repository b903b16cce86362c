import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../devnet/process/ports.ts';
import { type Figure, figureOf, missingFigure } from '../figure.ts';
import { type Cost, type Ratios, type Target, throughputRatios } from './throughputRatios.ts';

const name = 'proxy.hit.vs_nginx';
const wallName = `${name}.wall_time`;
const heldName = `${name}.files_held_open`;
const costName = 'proxy.nginx.us';
const shareName = 'proxy.nginx.system_share';

/**
 * Our throughput over nginx's proxy_cache before us, one worker each; not taken when nginx is not installed. For each answer nginx
 * opens, reads and closes a file, so that four fifths of its time are the system's: how much that is differs from machine to machine
 * more than anything else here. The row with files held open takes the opening out.
 */
export async function nginxFigures(ours: Target, folder: string): Promise<Figure[]> {
  if (!isInstalled())
    return [name, wallName, heldName, costName, shareName].map((each) =>
      missingFigure(each, 'ratio', 'nginx is not installed'),
    );
  const usual = await against(ours, join(folder, 'usual'), '');
  const held = await against(ours, join(folder, 'held'), 'open_file_cache max=1000 inactive=60s;');
  return [
    figureOf(name, 'ratio', usual.byProcessorTime),
    figureOf(wallName, 'ratio', usual.byWallTime),
    figureOf(heldName, 'ratio', held.byProcessorTime),
    ...costFigures('proxy.nginx', usual.theirs),
  ];
}

/** Processor time for an answer, and how much of it is the system's; nothing where that is not told. */
export function costFigures(what: string, costs: readonly Cost[]): Figure[] {
  if (costs.length === 0) return [];
  return [
    figureOf(
      `${what}.us`,
      'µs',
      costs.map(({ us }) => us),
    ),
    figureOf(
      `${what}.system_share`,
      'ratio',
      costs.map(({ systemShare }) => systemShare),
    ),
  ];
}

async function against(ours: Target, folder: string, setting: string): Promise<Ratios> {
  const port = await freePort('127.0.0.1');
  mkdirSync(join(folder, 'cache'), { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configText({ port, folder, upstream: ours.port, setting }));
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  try {
    await waitForAnswer(`http://127.0.0.1:${port}${ours.path}`);
    const theirs = { port, path: ours.path, pid: workerOf(folder) };
    return await throughputRatios(ours, theirs);
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

const configText = (its: { port: number; folder: string; upstream: number; setting: string }) => `
daemon off;
${userText}
worker_processes 1;
pid ${its.folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${its.setting}
  keepalive_requests 1000000;
  proxy_cache_path ${its.folder}/cache keys_zone=bench:8m;
  client_body_temp_path ${its.folder}/body;
  proxy_temp_path ${its.folder}/proxy;
  fastcgi_temp_path ${its.folder}/fastcgi;
  uwsgi_temp_path ${its.folder}/uwsgi;
  scgi_temp_path ${its.folder}/scgi;
  server {
    listen 127.0.0.1:${its.port};
    location / {
      proxy_pass http://127.0.0.1:${its.upstream};
      proxy_cache bench;
      proxy_cache_valid 200 1h;
      proxy_ignore_headers Cache-Control Vary;
      proxy_set_header Accept-Encoding "";
    }
  }
}
`;
