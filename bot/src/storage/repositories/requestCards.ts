import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import { requestOf, type StoredRequest } from './paymentRequests.ts';

/** A card of an answered request that does not say so yet. */
export interface UnmarkedCard {
  readonly inlineMessageId: string;
  readonly request: Omit<StoredRequest, 'isOver'>;
}

/** Remembers where a card is by the messenger's own word, so that it can be marked; what was remembered of that message before gives way. */
export async function toldCard(db: Db, inlineMessageId: string, requestId: string): Promise<void> {
  await sql`
    insert into request_cards (inline_message_id, request_id) values (${inlineMessageId}, ${requestId})
    on conflict (inline_message_id) do update set request_id = excluded.request_id, try_at = now(), marked_at = null
    where request_cards.request_id <> excluded.request_id`.execute(db);
}

/** Remembers the same by the word of a request's maker; a known one stays. */
export async function addCard(db: Db, inlineMessageId: string, requestId: string): Promise<void> {
  await db
    .insertInto('request_cards')
    .values({ inline_message_id: inlineMessageId, request_id: requestId })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Takes cards that are to be marked as paid: nobody else gets them for so many seconds, whatever becomes of who took them. */
export async function takeUnmarked(
  db: Db,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<UnmarkedCard[]> {
  const { rows } = await sql<Selectable<Tables['payment_requests']> & { inline_message_id: string }>`
    with due as (
      select c.inline_message_id from request_cards c join payment_requests r on r.id = c.request_id
      where c.marked_at is null and c.try_at <= now() and r.paid_operation is not null
      order by c.try_at limit ${limit} for update of c skip locked
    )
    update request_cards c set try_at = now() + make_interval(secs => ${leaseSeconds}::int)
    from due, payment_requests r
    where c.inline_message_id = due.inline_message_id and r.id = c.request_id
    returning c.inline_message_id, r.*`.execute(db);
  return rows.map((row) => ({ inlineMessageId: row.inline_message_id, request: requestOf(row) }));
}

/** Notes that a card says what it is to say, or never will. */
export async function noteMarked(db: Db, inlineMessageId: string): Promise<void> {
  await db
    .updateTable('request_cards')
    .set({ marked_at: sql`now()` })
    .where('inline_message_id', '=', inlineMessageId)
    .execute();
}
