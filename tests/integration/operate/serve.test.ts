import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { fakeMiniApp } from '@xbts/bot/src/server/testServer.fixture.ts';
import { expect, it } from 'vitest';
import { compileCache } from '../../devnet/process/compileCache.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const example = parseEnv(readFileSync(join(root, 'bot', '.env.example'), 'utf8'));
const settings = {
  ...example,
  PUBLIC_URL: 'https://mini.example.org',
  BOT_TOKEN: 'off',
  NODE_URLS: 'ws://127.0.0.1:9',
  HOST: '127.0.0.1',
  PORT: '0',
};

/** A script of package.json as an operator runs it. */
function npmRun(script: string, own: Readonly<Record<string, string>>) {
  const { PATH, HOME } = process.env;
  return spawn('npm', ['run', '--silent', script], {
    cwd: root,
    env: { PATH, HOME, ...compileCache, ...settings, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const isServing = (url: string) =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

it('npm run serve serves page and data with the example settings, and ends with npm', async () => {
  const child = npmRun('serve', { STATIC_DIR: fakeMiniApp() });
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    const { msg, url: told } = JSON.parse(line);
    if (msg !== 'serving') continue;
    url = told;
    break;
  }
  expect(await isServing(url)).toBe(true);
  const page = await fetch(url);
  expect(page.headers.get('content-security-policy')).toContain('ws://127.0.0.1:9');
  child.kill('SIGTERM');
  await expect.poll(() => isServing(url)).toBe(false);
});

it('npm run doctor names every fault of the settings, shows no secret and no stack, and sends no request', async () => {
  const child = npmRun('doctor', { BOT_TOKEN: 'hunter2', PORT: 'x' });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  expect(code).toBe(1);
  expect(output).toMatch(/^ {2}wrong {4}PORT {7}PORT must be a whole number from 0 to 65535, not "x"$/mu);
  expect(output).toContain('BOT_TOKEN must be a bot token');
  expect(output).not.toMatch(/^nodes$/mu);
  expect(output + errors).not.toMatch(/^\s+at |hunter2/mu);
});
