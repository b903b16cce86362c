import type { Clock } from '@xbts/shared/client/clock.ts';
import type { Health } from '@xbts/shared/services/config.ts';
import type { Storage } from '../storage/openStorage.ts';
import { countUnfinished } from '../storage/repositories/outbox.ts';
import { latestPosition } from '../storage/repositories/positions.ts';
import { cachedValue } from '../upstreams/cachedReads.ts';

/** The database is queried at most once in this time, for any number of health requests. */
const KEPT_MS = 1_000;
/** A count of millions takes longer, and is kept for this many times its duration. */
const RESTS = 20;

/** The last block read by any leading process, and the number of waiting notices. @throws storage.* codes */
export function createPayoutsState(
  { db }: Storage,
  clock: Pick<Clock, 'now'>,
): () => Promise<NonNullable<Health['payouts']>> {
  let keptMs = KEPT_MS;
  return cachedValue(
    async () => {
      const position = await latestPosition(db);
      const countedAt = performance.now();
      const queued = await countUnfinished(db);
      keptMs = Math.max(KEPT_MS, (performance.now() - countedAt) * RESTS);
      return {
        block: position?.blockNum ?? null,
        ageSeconds:
          position === undefined
            ? null
            : Math.max(0, Math.round((clock.now() - position.storedAt.getTime()) / 1_000)),
        queued,
      };
    },
    { ttlMs: () => keptMs, clock },
  );
}
