import { readObjectId } from '../arguments.ts';
import type { JsonObject, Lie } from './lie.ts';
import { requireFactor, scaled } from './scaledAmount.ts';

/** The factors by which a pool's reported reserves are wrong. */
export interface PoolLie {
  readonly timesA?: number;
  readonly timesB?: number;
}

/** Keyed by the id of the pool. */
export const poolsLie: Lie<Readonly<Record<string, PoolLie>>> = {
  about: 'reserves of a pool, how many times as much: { [pool id]: { timesA?, timesB? } }',
  off: {},
  example: { '1.19.1': { timesB: 10 } },
  distort(pools) {
    for (const [id, { timesA = 1, timesB = 1 }] of Object.entries(pools)) {
      readObjectId(id, '1.19.');
      requireFactor(timesA);
      requireFactor(timesB);
    }
    return {
      object: (object) => {
        const lie = pools[String(object.id)];
        return lie === undefined || object.balance_a === undefined ? object : told(object, lie);
      },
    };
  },
};

function told(object: JsonObject, { timesA = 1, timesB = 1 }: PoolLie): JsonObject {
  const balance_a = scaled(object.balance_a, timesA);
  const balance_b = scaled(object.balance_b, timesB);
  const virtual_value = String(BigInt(balance_a as number | string) * BigInt(balance_b as number | string));
  return { ...object, balance_a, balance_b, virtual_value };
}
