import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const postgres = JSON.stringify(join(import.meta.dirname, '..', 'postgres.ts'));

it.each([0, 3])('a run ends with its own exit code, %i, after it had a PostgreSQL server', (code) => {
  const script = `await import(${postgres}); process.exitCode = ${code};`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect({ status, said: String(stderr) }).toEqual({ status: code, said: '' });
});
