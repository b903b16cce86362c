import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const postgres = JSON.stringify(join(import.meta.dirname, '..', 'postgres.ts'));

it('a run with failures does not end with code 0 because it had a PostgreSQL server', () => {
  const script = `await import(${postgres}); process.exitCode = 3;`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(status).toBe(3);
});
