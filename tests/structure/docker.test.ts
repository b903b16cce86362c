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
  const versions = [...dockerfile.matchAll(/^FROM node:(\d+)/gmu)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set(['24']));
});

it('its environment contains only settings of the bot, and it runs as an unprivileged user', () => {
  const settings = read('bot/.env.example');
  for (const [, name] of dockerfile.matchAll(/(?:ENV|\s)([A-Z_]{4,})=/gu))
    expect(settings).toContain(`\n${name}=`);
  expect(dockerfile).toMatch(/^USER node$/mu);
});

it('neither secrets nor local build results go into it', () => {
  const left = read('.dockerignore').split('\n');
  for (const name of ['**/.env', '**/.data', '**/node_modules', '.git']) expect(left).toContain(name);
});
