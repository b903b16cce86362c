import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Figure, figureOf, missingFigure } from '../figure.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * The duration of the whole `npm test` here, with everything installed. It does not inherit NODE_ENV: Vite, which built
 * the comparison page in this process, has set it to production, and React's production build has no act() for tests.
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

/** The failures by the test runner's names. */
function failed(output: string): string {
  const lines = stripVTControlCharacters(output).match(/^ *FAIL .+/gmu) ?? [];
  return [...new Set(lines)].map((line) => `; ${line.trim()}`).join('');
}
