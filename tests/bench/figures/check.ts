import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Figure, figureOf, missingFigure } from '../figure.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** How long the whole of `npm test` takes here; its installation has nothing left to do. */
export async function checkFigures(): Promise<Figure[]> {
  const began = performance.now();
  const check = spawn(process.execPath, ['tools/pnpm/run.js', 'check'], { cwd: root, stdio: 'ignore' });
  const [code] = await once(check, 'exit');
  if (code !== 0) return [missingFigure('check.total.s', 's', `npm test ended with ${code}`)];
  return [figureOf('check.total.s', 's', [(performance.now() - began) / 1000])];
}
