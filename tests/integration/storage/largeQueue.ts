import { asOwner } from '../operate/examined.ts';

/** Of a queue: its chats, their notices from before, and those that wait. */
export interface QueueSize {
  readonly chats: number;
  readonly told: number;
  readonly waiting: number;
}

/**
 * Fills a queue as a large round does: the server counted its rows when all of them were told, and the waiting ones
 * came after.
 */
export async function fillQueue(databaseUrl: string, { chats, told, waiting }: QueueSize): Promise<void> {
  await asOwner(databaseUrl, async (owner) => {
    await owner.query('alter table outbox set (autovacuum_enabled = off)');
    await owner.query(
      `insert into subscribers (uid, language, kinds) select n, 'en', '{payout}' from generate_series(1, $1::int) n`,
      [chats],
    );
    await owner.query(
      `insert into outbox (uid, kind, key, facts, state, done_at)
      select 1 + n % $1, 'payout', 'told:' || n, '[]', 'sent', now() - interval '1 day'
      from generate_series(1, $2::int) n`,
      [chats, told],
    );
    await owner.query('vacuum analyze');
    await owner.query(
      `insert into outbox (uid, kind, key, facts)
      select 1 + n % $1, 'payout', 'waiting:' || n, '[]' from generate_series(1, $2::int) n`,
      [chats, waiting],
    );
  });
}

/** How many rows of chats and notices the server has read so far, of whole tables and by indexes. */
export const rowsRead = (databaseUrl: string): Promise<number> =>
  asOwner(databaseUrl, async (owner) => {
    const { rows } = await owner.query<{ read: string }>(
      `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables
      where relname in ('outbox', 'subscribers')`,
    );
    return Number(rows[0]?.read);
  });
