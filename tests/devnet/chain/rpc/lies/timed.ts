import { toSeconds, toTime } from '../../ledger/time.ts';
import { getAccount } from '../database/lookups.ts';
import { objectIn } from './everyObject.ts';
import type { JsonObject, Lie } from './lie.ts';
import { requireFactor, scaled } from './scaledAmount.ts';

/** The false facts about a timed transfer. */
export interface TimedLie {
  /** The factor of its amount. */
  readonly times?: number;
  /** Name or id of its recipient. */
  readonly to?: string;
  /** The required digest of its secret, in hex. */
  readonly hash?: string;
  /** The seconds by which it ends later. */
  readonly later?: number;
}

/** Keyed by the id of the timed transfer. */
export const timedLie: Lie<Readonly<Record<string, TimedLie>>> = {
  about:
    'what a timed transfer holds, for whom, behind which hash and until when: { [id]: { times?, to?, hash?, later? } }',
  off: {},
  example: { '1.16.0': { times: 100 } },
  distort(transfers, { state }) {
    for (const { times = 1 } of Object.values(transfers)) requireFactor(times);
    return {
      object: (object) => {
        const lie = transfers[String(object.id)];
        if (lie === undefined) return object;
        return told(object, lie, lie.to === undefined ? undefined : getAccount(state, lie.to).id);
      },
    };
  },
};

function told(object: JsonObject, lie: TimedLie, to: string | undefined): JsonObject {
  const { times = 1, hash, later = 0 } = lie;
  const transfer = objectIn(object, 'transfer');
  const conditions = objectIn(object, 'conditions');
  const lock = objectIn(conditions, 'hash_lock');
  const time = objectIn(conditions, 'time_lock');
  const digest = Array.isArray(lock.preimage_hash) ? lock.preimage_hash : [];
  return {
    ...object,
    transfer: {
      ...transfer,
      amount: scaled(transfer.amount, times),
      ...(to === undefined ? {} : { to }),
    },
    conditions: {
      ...conditions,
      hash_lock: hash === undefined ? lock : { ...lock, preimage_hash: [digest[0] ?? 0, hash] },
      time_lock: { ...time, expiration: toTime(toSeconds(String(time.expiration)) + later) },
    },
  };
}
