import type { Clock } from '@xbts/shared/client/clock.ts';
import type { Health } from '@xbts/shared/services/config.ts';
import type { Storage } from '../storage/openStorage.ts';
import { countNotices } from '../storage/repositories/outbox.ts';
import { latestPosition } from '../storage/repositories/positions.ts';
import { cachedValue } from '../upstreams/cachedReads.ts';

/** The database is queried at most once in this time, for any number of health requests. */
const KEPT_MS = 1_000;

/** The last block read by any leading process, and the number of waiting notices. @throws storage.* codes */
export function createPayoutsState(
  { db }: Storage,
  clock: Pick<Clock, 'now'>,
): () => Promise<NonNullable<Health['payouts']>> {
  return cachedValue(
    async () => {
      const position = await latestPosition(db);
      const { waiting = 0, claimed = 0, sending = 0 } = await countNotices(db);
      return {
        block: position?.blockNum ?? null,
        ageSeconds:
          position === undefined
            ? null
            : Math.max(0, Math.round((clock.now() - position.storedAt.getTime()) / 1_000)),
        queued: waiting + claimed + sending,
      };
    },
    { ttlMs: KEPT_MS, clock },
  );
}
