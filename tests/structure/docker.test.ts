import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');

it('the image runs files and a script of this tree, on the required Node version', () => {
  const files = [...dockerfile.matchAll(/\b((?:tools|bot)\/[\w/.]+\.(?:js|ts))\b/gu)].map(
    ([, file = '']) => file,
  );
  expect(files).toEqual(['tools/pnpm/run.js', 'bot/src/main.ts']);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(JSON.parse(read('package.json')).scripts.build).toBeDefined();
  const versions = [...dockerfile.matchAll(/^ARG BASE=node:(\d+)/gmu)].map(([, version]) => version);
  expect(versions).toEqual(['24']);
  expect(dockerfile.match(/^FROM .*$/gmu)).toHaveLength(2);
  expect(dockerfile.match(/^FROM \$\{BASE\}(?: AS build)?$/gmu)).toHaveLength(2);
});

it('its environment contains only settings of the bot, and it runs as an unprivileged user', () => {
  const settings = read('bot/.env.example');
  const [, environment = ''] = /^ENV (.*)$/mu.exec(dockerfile) ?? [];
  const names = [...environment.matchAll(/([A-Z_]+)=/gu)].map(([, name]) => name);
  expect(names).toContain('NODE_ENV');
  for (const name of names.filter((each) => each !== 'NODE_ENV')) expect(settings).toContain(`\n${name}=`);
  expect(dockerfile).toMatch(/^USER node$/mu);
});

it('neither secrets nor local build results go into it', () => {
  const left = read('.dockerignore').split('\n');
  for (const name of ['**/.env', '**/.data', '**/node_modules', '.git']) expect(left).toContain(name);
});
