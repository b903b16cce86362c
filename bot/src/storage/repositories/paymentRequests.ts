import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../tables.ts';

/** A request to store: texts as requested, ids and units as on the chain. */
export interface NewRequest {
  readonly id: string;
  readonly uid: number;
  readonly language: string;
  readonly accountId: string;
  readonly account: string;
  /** Symbol and decimal amount; '' when open. */
  readonly symbol: string;
  readonly amount: string;
  readonly memo: string;
  /** Whether the maker has proven ownership of the account. */
  readonly isOwn: boolean;
  /** Null for an open asset or amount: then no payment can be matched to it. */
  readonly assetId: string | null;
  readonly units: bigint | null;
  /** Only payments after this block can fulfil it. */
  readonly afterBlock: number;
  /** False: only offered to its maker so far. */
  readonly isSent: boolean;
}

/** A stored request. */
export interface StoredRequest extends Omit<NewRequest, 'afterBlock' | 'isSent'> {
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly isOver: boolean;
  /** The payment that fulfils it: block/transaction/operation, and the payer; null: none yet. */
  readonly paid: { readonly operation: string; readonly from: string } | null;
}

/** Maximum open requests per user, and as many again that are only offered to their maker. */
export const MOST_REQUESTS = 50;

/** A day to open it in, and another day in which it is reported as over. */
const lives = sql`interval '1 day'`;

/**
 * Stores a request for a day; false when its maker has the maximum. The oldest offered and never sent ones make room.
 */
export async function keepRequest(db: Db, made: NewRequest): Promise<boolean> {
  await sql`
    delete from payment_requests where id in (
      select id from payment_requests where uid = ${made.uid} and sent_at is null
      order by made_at desc, id offset ${MOST_REQUESTS - 1})`.execute(db);
  const kept = await sql`
    insert into payment_requests (id, uid, language, account_id, account, symbol, amount, memo, is_own, asset_id, units,
      after_block, expires_at, sent_at)
    select ${made.id}, ${made.uid}, ${made.language}, ${made.accountId}, ${made.account}, ${made.symbol}, ${made.amount},
      ${made.memo}, ${made.isOwn}, ${made.assetId}, ${made.units}::bigint, ${made.afterBlock}, now() + ${lives},
      case when ${made.isSent} then now() end
    where (select count(*) from payment_requests
      where uid = ${made.uid} and sent_at is not null and expires_at > now()) < ${MOST_REQUESTS}`.execute(db);
  return (kept.numAffectedRows ?? 0n) > 0n;
}

/** A request by its id, including one that is over. */
export async function findRequest(db: Db, id: string): Promise<StoredRequest | undefined> {
  const row = await db
    .selectFrom('payment_requests')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('is_over'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...requestOf(row), isOver: row.is_over };
}

/** The request of a row. */
export function requestOf(row: Selectable<Tables['payment_requests']>): Omit<StoredRequest, 'isOver'> {
  const { paid_operation: operation, paid_from: from } = row;
  return {
    id: row.id,
    uid: Number(row.uid),
    language: row.language,
    accountId: row.account_id,
    account: row.account,
    symbol: row.symbol,
    amount: row.amount,
    memo: row.memo,
    isOwn: row.is_own,
    assetId: row.asset_id,
    units: row.units,
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    paid: operation === null ? null : { operation, from: from ?? '' },
  };
}

/** Records that someone other than its maker has the request: a payment can fulfil it from now on. */
export async function noteSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payment_requests')
    .set({ sent_at: sql`now()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Removes all requests of a user. */
export async function removeRequests(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('payment_requests').where('uid', '=', BigInt(uid)).execute();
}

/** Removes the messages of requests that are over, and a day later the rest of them. */
export async function pruneRequests(db: Db): Promise<void> {
  await sql`delete from payment_requests where expires_at < now() - ${lives}`.execute(db);
  await sql`update payment_requests set memo = '' where expires_at < now() and memo <> ''`.execute(db);
}
