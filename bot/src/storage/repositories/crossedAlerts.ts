import type { Triggers } from '@xbts/shared/alerts/priceRule.ts';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import type { AskedAlert } from './alerts.ts';

/** The price of a subject. */
export interface SubjectPrice {
  readonly subject: string;
  readonly price: number;
}

/** An alert that a price has reached. */
export interface CrossedAlert extends AskedAlert, Triggers {
  readonly id: bigint;
  readonly uid: bigint;
  readonly told: number;
  /** The price that reached it. */
  readonly price: number;
}

/** The new state of a crossed alert; a higher `told` than before means that it fires. */
export interface MovedAlert extends Triggers {
  readonly id: bigint;
  readonly told: number;
  readonly price: number;
}

/**
 * Every subject that an alert waits for. Steps from subject to subject through the indexes: a million alerts of 300
 * subjects cost 300 lookups.
 */
export async function awaitedSubjects(db: Db): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    with recursive rising as (
      (select subject from alerts where rise_at is not null order by subject limit 1)
      union all
      select (select a.subject from alerts a where a.rise_at is not null and a.subject > r.subject
        order by a.subject limit 1)
      from rising r where r.subject is not null
    ), falling as (
      (select subject from alerts where fall_at is not null order by subject limit 1)
      union all
      select (select a.subject from alerts a where a.fall_at is not null and a.subject > f.subject
        order by a.subject limit 1)
      from falling f where f.subject is not null
    )
    select subject from rising where subject is not null
    union select subject from falling where subject is not null`.execute(db);
  return rows.map(({ subject }) => subject);
}

/**
 * Alerts that these prices have reached, at most `limit`, locked for the transaction; rows that another transaction is
 * changing are skipped. The cost depends on the matches, not on the number of alerts.
 */
export async function crossedAlerts(
  db: Db,
  prices: readonly SubjectPrice[],
  limit: number,
): Promise<CrossedAlert[]> {
  const { rows } = await sql<CrossedAlert>`
    with prices as (
      select * from unnest(
        ${prices.map(({ subject }) => subject)}::text[], ${prices.map(({ price }) => price)}::double precision[]
      ) as p (subject, price)
    ), crossed as (
      select found.id, p.price from prices p cross join lateral (
        (select id from alerts where subject = p.subject and rise_at <= p.price order by rise_at limit ${limit})
        union
        (select id from alerts where subject = p.subject and fall_at >= p.price order by fall_at desc limit ${limit})
      ) as found limit ${limit}
    )
    select a.id, a.uid, a.subject, a.quote, a.base, a.kind, a.level, a.repeats, a.rise_at as "riseAt",
      a.fall_at as "fallAt", a.is_armed as "isArmed", a.told, c.price
    from crossed c join alerts a on a.id = c.id
    where a.rise_at <= c.price or a.fall_at >= c.price
    for update of a skip locked`.execute(db);
  return rows;
}

/** Stores the new states of crossed alerts. */
export async function moveAlerts(db: Db, moved: readonly MovedAlert[]): Promise<void> {
  if (moved.length === 0) return;
  const column = <Value>(read: (alert: MovedAlert) => Value) => moved.map(read);
  await sql`
    update alerts a
    set rise_at = m.rise_at, fall_at = m.fall_at, is_armed = m.is_armed,
      told_at = case when m.told > a.told then now() else a.told_at end,
      told_price = case when m.told > a.told then m.price else a.told_price end,
      told = m.told
    from unnest(
      ${column(({ id }) => id)}::bigint[], ${column(({ riseAt }) => riseAt)}::double precision[],
      ${column(({ fallAt }) => fallAt)}::double precision[], ${column(({ isArmed }) => isArmed)}::boolean[],
      ${column(({ told }) => told)}::int[], ${column(({ price }) => price)}::double precision[]
    ) as m (id, rise_at, fall_at, is_armed, told, price)
    where a.id = m.id`.execute(db);
}
