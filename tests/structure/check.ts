import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { keepPassedCheck } from './passedCheck.ts';

/*
 * The whole check, as CI runs it: lint, types and build in parallel, then sizes, then all tests. The first step that
 * fails ends it.
 */

const root = join(import.meta.dirname, '..', '..');

await Promise.all([
  step('lint', 'pnpm run lint'),
  step('types', 'pnpm run types'),
  step('build', 'pnpm --filter @xbts/miniapp run build'),
]);
await step('sizes', 'node tests/structure/checkSizes.ts');
await step('tests', 'node tests/structure/runTests.ts', 'inherit');
keepPassedCheck(Math.round(performance.now() / 1000));

/**
 * Runs one command; its output is printed in one piece, so that parallel steps stay readable. A failing one ends the
 * check with its code.
 */
async function step(name: string, command: string, output: 'pipe' | 'inherit' = 'pipe'): Promise<void> {
  const began = performance.now();
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', output, output] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => printed.push(bytes));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(printed));
  if (code === 0) {
    console.log(`${name}: passed in ${Math.round((performance.now() - began) / 1000)} s`);
    return;
  }
  console.error(`${name} failed`);
  process.exit(code ?? 1);
}
