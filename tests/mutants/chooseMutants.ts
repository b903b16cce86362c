import { createHash } from 'node:crypto';
import type { Mutant } from './mutant.ts';

const drawOf = (seed: string, { file, before, was, becomes }: Mutant) =>
  createHash('sha256').update([seed, file, before, was, becomes].join('\n')).digest('hex');

/** Draws `count` mutants: a seed draws the same ones again, even if other lines of their files have changed. */
export function chooseMutants(mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, draw: drawOf(seed, mutant) }))
    .sort((one, other) => (one.draw < other.draw ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
