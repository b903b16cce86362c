import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Figure, figureOf, missingFigure } from '../figure.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * How long the whole of `npm test` takes here; its installation has nothing left to do. It does not inherit NODE_ENV: Vite, which built the
 * page to compare with in this process, has set it to production, and React's production build has no act() for tests.
 */
export async function checkFigures(): Promise<Figure[]> {
  const began = performance.now();
  const check = spawn('npm', ['test'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  check.stdout.on('data', (bytes: Buffer) => {
    output += bytes;
  });
  const [code] = await once(check, 'close');
  if (code !== 0)
    return [missingFigure('check.total.s', 's', `npm test ended with ${code}${failed(output)}`)];
  return [figureOf('check.total.s', 's', [(performance.now() - began) / 1000])];
}

/** What failed, as the test runner names it. */
function failed(output: string): string {
  const lines = stripVTControlCharacters(output).match(/^ *FAIL .+/gmu) ?? [];
  return [...new Set(lines)].map((line) => `; ${line.trim()}`).join('');
}
