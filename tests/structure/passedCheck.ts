import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache');
const file = join(folder, 'passed-check.json');

/** Keeps how many seconds a whole check took that has passed. */
export function keepPassedCheck(seconds: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ seconds }));
}

/** Seconds of the last one; undefined where none has passed. */
export function passedCheck(): number | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).seconds;
  } catch {
    return undefined; // no check has passed here
  }
}
