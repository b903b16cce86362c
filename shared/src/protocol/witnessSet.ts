import * as v from 'valibot';
import { hexOf, objectIdOf, smallInt } from './objects.ts';

const witness = objectIdOf('1.6');

/**
 * A key of a witness, and the blocks that it may sign: from one number to another, both included; `to` null: until now.
 */
export const witnessKeySchema = v.strictObject({
  witness,
  key: v.string(),
  from: smallInt,
  to: v.nullable(smallInt),
});

/** The block producers of a chain: the active witnesses (2.0.0) and their keys (1.6.x), the latest last. */
export const witnessSetSchema = v.strictObject({
  chainId: hexOf(64),
  active: v.pipe(
    v.array(witness),
    v.minLength(1),
    v.check((ids) => new Set(ids).size === ids.length, 'a witness twice'),
  ),
  keys: v.array(witnessKeySchema),
});

export type WitnessSet = v.InferOutput<typeof witnessSetSchema>;

/**
 * The keys that a witness may sign a block of that number with; empty for a stranger. A witness that is no longer
 * active may have some.
 */
export function keysAt(set: WitnessSet, witnessId: string, blockNumber: number): string[] {
  return set.keys
    .filter(
      (key) => key.witness === witnessId && key.from <= blockNumber && blockNumber <= (key.to ?? blockNumber),
    )
    .map(({ key }) => key);
}

/** Share of the active witnesses, in hundredths of a percent, whose blocks on top make a block irreversible. */
const IRREVERSIBLE_THRESHOLD = 7_000;
const FULL = 10_000;

/**
 * How many active witnesses must have signed a block or one on top of it to make it irreversible: 8 of 11, 15 of 21.
 * The node rounds the share that may be missing down (C/db_update.cpp update_last_irreversible_block).
 */
export function neededWitnesses(active: number): number {
  return active - Math.floor(((FULL - IRREVERSIBLE_THRESHOLD) * active) / FULL);
}

/** The signatures over linked headers, counted for the first of them. */
export interface SignedCount {
  /** Distinct active witnesses that signed it or a block on top of it. */
  readonly signed: number;
  readonly active: number;
  /** The number that makes the block irreversible. */
  readonly needed: number;
  readonly isIrreversible: boolean;
}

/** Counts the active witnesses among the signers of a block and of those on top of it. */
export function countSigned(signers: Iterable<string>, { active }: WitnessSet): SignedCount {
  const all = new Set(signers);
  const signed = active.filter((witness) => all.has(witness)).length;
  const needed = neededWitnesses(active.length);
  return { signed, active: active.length, needed, isIrreversible: signed >= needed };
}
