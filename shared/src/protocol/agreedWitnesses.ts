import * as v from 'valibot';
import { chainTime, smallInt } from './objects.ts';
import { type WitnessSet, witnessSetSchema } from './witnessSet.ts';

/** The witnesses at one time, as nodes listed them: the active ones, their keys, and the time of the next election. */
export interface WitnessReading {
  readonly active: readonly string[];
  readonly keys: readonly (readonly [witness: string, key: string])[];
  readonly headBlock: number;
  /** Chain time. */
  readonly nextMaintenance: string;
}

/** The known witnesses and their source, stored on the device, so that a new set must follow from a known one. */
export const agreedWitnessesSchema = v.object({
  set: witnessSetSchema,
  /** The nodes that agreed; a single one when no other was reachable. */
  nodes: v.array(v.string()),
  /** The head at the last reading. */
  headBlock: smallInt,
  nextMaintenance: chainTime,
});

export type AgreedWitnesses = v.InferOutput<typeof agreedWitnessesSchema>;

/** Keys without a signed block in the last days are dropped. */
const KEPT_BLOCKS = 100_000;

/** The first reading of a chain: its keys count for older blocks too. */
export function firstWitnesses(
  chainId: string,
  { reading, nodes }: { reading: WitnessReading; nodes: readonly string[] },
): AgreedWitnesses {
  const { active, headBlock, nextMaintenance } = reading;
  const keys = reading.keys.map(([witness, key]) => ({ witness, key, from: 0, to: null }));
  return { set: { chainId, active: [...active], keys }, nodes: [...nodes], headBlock, nextMaintenance };
}

/**
 * The known witnesses after another reading. A new key counts from block `at`, and the previous one up to it; a witness
 * that is no longer active may finish its round.
 */
export function withReading(
  known: AgreedWitnesses,
  { reading, nodes, at }: { reading: WitnessReading; nodes: readonly string[]; at: number },
): AgreedWitnesses {
  const { active, headBlock, nextMaintenance } = reading;
  const present = new Map(reading.keys);
  const old = known.set.keys
    .filter(({ to }) => to === null || to > at - KEPT_BLOCKS)
    .map((key) => (key.to === null ? { ...key, to: endOf(key, present, at, active.length) } : key));
  const kept = new Set(old.filter(({ to }) => to === null).map(({ witness }) => witness));
  const fresh = reading.keys
    .filter(([witness]) => !kept.has(witness))
    .map(([witness, key]) => ({ witness, key, from: at, to: null }));
  const set = { chainId: known.set.chainId, active: [...active], keys: [...old, ...fresh] };
  return { set, nodes: [...nodes], headBlock, nextMaintenance };
}

function endOf(
  { witness, key }: WitnessSet['keys'][number],
  present: ReadonlyMap<string, string>,
  at: number,
  round: number,
): number | null {
  const now = present.get(witness);
  if (now === key) return null;
  return now === undefined ? at + round : at - 1;
}
