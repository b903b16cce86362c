import { AppError } from '@xbts/shared/errors/appError.ts';
import { createRandom } from '../../devnet/world/random.ts';
import type { FuzzInput } from './fuzzInput.ts';

/** Longer than this one input may not take, ms. */
const HANG = 1_000;

/** What went wrong with one input; `seed` makes it again. */
export interface FuzzFault {
  readonly input: string;
  readonly seed: number;
  readonly fault: string;
}

async function feedOne(input: FuzzInput, seed: number): Promise<string | null> {
  const began = process.cpuUsage();
  try {
    await input.feed(createRandom(seed));
  } catch (error) {
    if (!(error instanceof AppError)) return String(error instanceof Error ? error.stack : error);
    if (error.code === 'unexpected') return `unexpected ${JSON.stringify(error.facts)}`;
  }
  // Processor time: another program that takes its turn is not our hang.
  const { user, system } = process.cpuUsage(began);
  const ms = (user + system) / 1_000;
  return ms > HANG ? `took ${Math.round(ms)} ms` : null;
}

/** Feeds `count` inputs from a seed, in turn to each place, and gives back the faults: what is no AppError, and what hangs. */
export async function feedAll(
  inputs: readonly FuzzInput[],
  { seed, count }: { seed: number; count: number },
): Promise<FuzzFault[]> {
  const faults: FuzzFault[] = [];
  for (let at = 0; at < count; at += 1) {
    const input = inputs[at % inputs.length];
    if (input === undefined) throw new RangeError('nothing to feed');
    const fault = await feedOne(input, seed + at);
    if (fault !== null) faults.push({ input: input.name, seed: seed + at, fault });
  }
  return faults;
}
