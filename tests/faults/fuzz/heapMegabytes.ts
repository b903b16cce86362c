import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What the heap holds after everything that nobody needs has been collected. */
export function heapMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1_000_000;
}
