import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Processor time a process has used so far, seconds: its own code, and the system's on its behalf. */
export interface ProcessorSeconds {
  readonly own: number;
  readonly system: number;
}

/** Undefined if the system has no /proc with this figure. */
export function processorSeconds(pid: number): ProcessorSeconds | undefined {
  try {
    // The name in parentheses may hold spaces; after it come the state and, as the 12th and 13th, user and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { own: Number(fields[11]) / ticksPerSecond, system: Number(fields[12]) / ticksPerSecond };
  } catch {
    // No /proc here.
    return undefined;
  }
}
