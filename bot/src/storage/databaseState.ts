import type { Clock } from '@xbts/shared/client/clock.ts';
import { sql } from 'kysely';
import { cachedValue } from '../upstreams/cachedReads.ts';
import type { Storage } from './openStorage.ts';

/** The database is asked at most once in this time, for any number of health requests. */
const KEPT_MS = 1_000;

/** Whether the database takes reads alone. Rejects with storage.* codes while it is away. */
export function createDatabaseState(
  { db }: Pick<Storage, 'db'>,
  clock: Pick<Clock, 'now'>,
): () => Promise<{ isReadOnly: boolean }> {
  const ask = async () => {
    const { rows } = await sql<{ isReadOnly: boolean }>`
      select current_setting('transaction_read_only') = 'on' as "isReadOnly"`.execute(db);
    return { isReadOnly: rows[0]?.isReadOnly !== false };
  };
  return cachedValue(ask, { ttlMs: KEPT_MS, clock });
}
