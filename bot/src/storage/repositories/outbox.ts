import { unmutedNotices } from '@xbts/shared/services/subscription.ts';
import { sql } from 'kysely';
import { inSlices } from '../inSlices.ts';
import type { Db } from '../tables.ts';

/** The kinds of notices with minimums. */
const limitedKinds = ['incomingTransfer', 'depositCredited'] as const;

/** One event for an account's watchers; items with the same key become one notice per subscriber. */
export interface NoticeItem {
  /** The notice's key for a subscriber, forever: no two notices of one key are sent. */
  readonly key: string;
  readonly accountId: string;
  /** The input of the text; plain JSON. */
  readonly facts: object;
}

/**
 * Queues one notice per subscriber for a round's payments: for those who chose `kind`, are not muted and watch a paid
 * account. The facts are the list of their payments. Resolves to the number of new notices.
 */
export async function queueRoundNotices(
  db: Db,
  notice: { roundId: string; kind: string; key: string },
): Promise<number> {
  const queued = await sql`
    insert into outbox (uid, kind, key, facts)
    select s.uid, ${notice.kind}, ${notice.key}, jsonb_agg(jsonb_build_object(
      'operation', p.operation, 'account', p.account_name, 'units', p.units::text,
      'symbol', p.symbol, 'precision', p.precision, 'price', r.prices -> p.symbol, 'payer', r.payer_name
    ) order by p.account_name, p.operation)
    from payments p
    join rounds r on r.id = p.round_id
    join accounts a on a.account_id = p.account_id
    join subscribers s on s.uid = a.uid
    where p.round_id = ${notice.roundId} and ${notice.kind} = any (s.kinds) and not s.is_muted
    group by s.uid
    on conflict (uid, key) do nothing`.execute(db);
  return Number(queued.numAffectedRows ?? 0n);
}

/**
 * Queues notices for those who chose `kind`, are not muted and watch the item's account; facts with units of a symbol
 * must reach the subscriber's minimum for it. Resolves to the number of new ones.
 */
export async function queueNotices(db: Db, kind: string, items: readonly NoticeItem[]): Promise<number> {
  if (items.length === 0) return 0;
  const queued = await sql`
    insert into outbox (uid, kind, key, facts)
    select s.uid, ${kind}, i.key, jsonb_agg(i.facts::jsonb order by i.place)
    from unnest(
      ${items.map((item) => item.key)}::text[], ${items.map((item) => item.accountId)}::text[],
      ${items.map((item) => JSON.stringify(item.facts))}::text[]
    ) with ordinality as i (key, account_id, facts, place)
    join accounts a on a.account_id = i.account_id
    join subscribers s on s.uid = a.uid
    where ${kind} = any (s.kinds) and (not s.is_muted or ${kind} = any (${[...unmutedNotices]}::text[])) and not exists (
      select from payment_minimums m
      where m.uid = s.uid and m.symbol = i.facts::jsonb ->> 'symbol'
        and (i.facts::jsonb ->> 'units')::bigint < m.units and ${kind} = any (${[...limitedKinds]}::text[]))
    group by s.uid, i.key
    on conflict (uid, key) do nothing`.execute(db);
  return Number(queued.numAffectedRows ?? 0n);
}

/**
 * Queues one notice for one chat, regardless of its choices; an existing one of that key stays. The subscriber must
 * exist.
 */
export async function queueFor(
  db: Db,
  uid: number,
  notice: { kind: string; key: string; facts: readonly object[] },
): Promise<void> {
  const { kind, key, facts } = notice;
  await db
    .insertInto('outbox')
    .values({ uid, kind, key, facts: JSON.stringify(facts) })
    .onConflict((on) => on.columns(['uid', 'key']).doNothing())
    .execute();
}

/** Queues one notice each for unmuted chats; existing ones of their keys stay. Resolves to the number of new ones. */
export async function queueOwn(
  db: Db,
  kind: string,
  items: readonly { readonly uid: bigint; readonly key: string; readonly facts: object }[],
): Promise<number> {
  if (items.length === 0) return 0;
  const queued = await sql`
    insert into outbox (uid, kind, key, facts)
    select s.uid, ${kind}, i.key, jsonb_build_array(i.facts::jsonb)
    from unnest(
      ${items.map((item) => item.uid)}::bigint[], ${items.map((item) => item.key)}::text[],
      ${items.map((item) => JSON.stringify(item.facts))}::text[]
    ) as i (uid, key, facts)
    join subscribers s on s.uid = i.uid
    where not s.is_muted
    on conflict (uid, key) do nothing`.execute(db);
  return Number(queued.numAffectedRows ?? 0n);
}

/** Drops a chat's queued notices whose send has not begun; sent notices stay, so that they are not repeated. */
export async function dropWaiting(db: Db, uid: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('uid', '=', BigInt(uid))
    .where('state', 'in', ['waiting', 'claimed'])
    .where('kind', 'not in', [...unmutedNotices])
    .execute();
}

/** The number of notices in each state. */
export async function countNotices(db: Db): Promise<Readonly<Partial<Record<string, number>>>> {
  const rows = await db
    .selectFrom('outbox')
    .select((of) => ['state', of.fn.countAll<bigint>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

/** The number of notices that are not finished, by their own index: finished ones may be millions. */
export async function countUnfinished(db: Db): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from outbox where state in ('waiting', 'claimed', 'sending')`.execute(db);
  return Number(rows[0]?.count);
}

/** Removes notices that were finished more than the given days ago. */
export async function pruneOutbox(db: Db, days: number): Promise<void> {
  await inSlices(
    db,
    (limit) => sql`
      delete from outbox where id = any (array(
        select id from outbox
        where state in ('sent', 'given_up') and done_at < now() - make_interval(days => ${days}::int)
        order by done_at limit ${limit}))`,
  );
}
