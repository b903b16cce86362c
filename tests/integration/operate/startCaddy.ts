import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../devnet/process/ports.ts';
import { type FrontProxy, untilListening } from './startNginx.ts';

const documented = join(import.meta.dirname, '..', '..', '..', 'docs', 'operate', 'Caddyfile');

/** Caddy with the documented settings in front of two bots, over plain HTTP. */
export async function startCaddy(botPorts: readonly [number, number]): Promise<FrontProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'xbts-caddy-'));
  const plainPort = await freePort('127.0.0.1');
  const site = readFileSync(documented, 'utf8')
    .replace('bot-1:8080', `127.0.0.1:${botPorts[0]}`)
    .replace('bot-2:8080', `127.0.0.1:${botPorts[1]}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, DOMAIN: `http://127.0.0.1:${plainPort}` },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await untilListening(plainPort);
  return {
    plainPort,
    async close() {
      child.kill();
      await ended;
    },
  };
}
