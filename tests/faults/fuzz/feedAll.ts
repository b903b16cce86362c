import { AppError } from '@xbts/shared/errors/appError.ts';
import { createRandom } from '../../devnet/world/random.ts';
import type { FuzzInput } from './fuzzInput.ts';

/** The time limit of one input, ms. */
const HANG = 1_000;

/** The failure of one input; `seed` reproduces it. */
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
  // Processor time: another program's turn is not our hang.
  const { user, system } = process.cpuUsage(began);
  const ms = (user + system) / 1_000;
  return ms > HANG ? `took ${Math.round(ms)} ms` : null;
}

/**
 * Feeds `count` inputs from a seed to each place in turn, and returns the faults: errors other than AppErrors, and
 * hangs.
 */
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
