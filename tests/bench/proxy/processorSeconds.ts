import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Processor time a process has used so far, seconds; undefined where the system does not tell it in /proc. */
export function processorSeconds(pid: number): number | undefined {
  try {
    // The name in parentheses may hold spaces; after it come the state and, as the 12th and 13th, user and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    // No /proc here.
    return undefined;
  }
}
