import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import { requestOf, type StoredRequest } from './paymentRequests.ts';

/** A card of a fulfilled request that does not show it yet. */
export interface UnmarkedCard {
  readonly inlineMessageId: string;
  readonly request: Omit<StoredRequest, 'isOver'>;
}

/**
 * Records a card's place by the messenger's own statement, so that it can be marked; this replaces an earlier record of
 * that message.
 */
export async function toldCard(db: Db, inlineMessageId: string, requestId: string): Promise<void> {
  await sql`
    insert into request_cards (inline_message_id, request_id) values (${inlineMessageId}, ${requestId})
    on conflict (inline_message_id) do update set request_id = excluded.request_id, try_at = now(), marked_at = null
    where request_cards.request_id <> excluded.request_id`.execute(db);
}

/** Records the same by the statement of a request's maker; an existing record stays. */
export async function addCard(db: Db, inlineMessageId: string, requestId: string): Promise<void> {
  await db
    .insertInto('request_cards')
    .values({ inline_message_id: inlineMessageId, request_id: requestId })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Claims cards to mark as paid: other processes do not get them for some seconds, whatever happens to the claimant. */
export async function claimUnmarkedCards(
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

/** Records that a card is marked, or never can be. */
export async function noteMarked(db: Db, inlineMessageId: string): Promise<void> {
  await db
    .updateTable('request_cards')
    .set({ marked_at: sql`now()` })
    .where('inline_message_id', '=', inlineMessageId)
    .execute();
}
