import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The heap's size after a full garbage collection. */
export function heapMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1_000_000;
}
