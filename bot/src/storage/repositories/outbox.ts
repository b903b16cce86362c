import { unmutedNotices } from '@xbts/shared/services/subscription.ts';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** What a subscriber may be told of from a minimum on. */
const limitedKinds = ['incomingTransfer', 'depositCredited'] as const;

/** One thing to tell whoever watches an account; things with the same key become one notice a subscriber. */
export interface NoticeItem {
  /** Names the notice for a subscriber, forever: the same key is never sent to them again. */
  readonly key: string;
  readonly accountId: string;
  /** What the text is made from; plain JSON. */
  readonly facts: object;
}

/**
 * Queues one notice a subscriber for a round's payments, however many there are: those who chose `kind`, are not muted and watch
 * a paid account. The facts are the list of their payments. Resolves to how many notices are new.
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
 * Queues notices to whoever chose `kind`, is not muted (but for a kind that is told all the same) and watches the item's account; what facts count in units of a symbol has to reach
 * the minimum that they set for it. Resolves to how many are new.
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

/** Queues one notice for one chat, whatever it chose; one of that key that was queued before stays. The subscriber must exist. */
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

/** Queues one notice each for chats that are not muted; those of a key that was queued before stay. Resolves to how many are new. */
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

/** Drops what is queued for a chat that mutes everything, and not yet being sent; sent notices stay, so that they are not repeated. */
export async function dropWaiting(db: Db, uid: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('uid', '=', BigInt(uid))
    .where('state', 'in', ['waiting', 'claimed'])
    .where('kind', 'not in', [...unmutedNotices])
    .execute();
}

/** How many notices stand in each state. */
export async function countNotices(db: Db): Promise<Readonly<Partial<Record<string, number>>>> {
  const rows = await db
    .selectFrom('outbox')
    .select((of) => ['state', of.fn.countAll<bigint>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Removes notices that were done with more than the given days ago. */
export async function pruneOutbox(db: Db, days: number): Promise<void> {
  await sql`
    delete from outbox
    where state in ('sent', 'given_up') and done_at < now() - make_interval(days => ${days}::int)`.execute(
    db,
  );
}
