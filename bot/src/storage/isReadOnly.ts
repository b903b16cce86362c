import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Whether the database takes reads alone, as a standby does. Rejects with storage.* codes while it is away. */
export async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select current_setting('transaction_read_only') = 'on' as is`.execute(db);
  return rows[0]?.is !== false;
}
