import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Figure, figureOf } from '../figure.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** How long the whole of `npm test` takes here; its installation has nothing left to do. @throws Error when the check fails */
export async function checkFigures(): Promise<Figure[]> {
  const began = performance.now();
  const check = spawn(process.execPath, ['tools/pnpm/run.js', 'check'], { cwd: root, stdio: 'ignore' });
  const [code] = await once(check, 'exit');
  if (code !== 0) throw new Error(`npm test ended with ${code}: its time says nothing`);
  return [figureOf('check.total.s', 's', [(performance.now() - began) / 1000])];
}
