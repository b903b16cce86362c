import type { PriceRule, Triggers } from '@xbts/shared/alerts/priceRule.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../tables.ts';

/** A requested price alert; the level is the typed text. */
export interface AskedAlert extends Omit<PriceRule, 'level'> {
  /** In the form of `readSubject`. */
  readonly subject: string;
  /** Symbols of the priced asset, and of the asset of its price. */
  readonly quote: string;
  readonly base: string;
  readonly level: string;
}

/** A stored alert. */
export interface StoredAlert extends AskedAlert, Triggers {
  readonly id: bigint;
  readonly uid: number;
  /** How often it fired, and the time and price of the last firing. */
  readonly told: number;
  readonly toldAt: Date | null;
  readonly toldPrice: number | null;
}

/** The requested alert with its number as text, for notices and the app. */
export const askedOf = (alert: AskedAlert & { readonly id: bigint }) => {
  const { id, subject, quote, base, kind, level, repeats } = alert;
  return { id: String(id), subject, quote, base, kind, level, repeats };
};

/** The rule of an alert, its level as a number. */
export const ruleOf = ({ kind, level, repeats }: AskedAlert): PriceRule => ({
  kind,
  level: Number(level),
  repeats,
});

const alertOf = (row: Selectable<Tables['alerts']>): StoredAlert => ({
  id: row.id,
  uid: Number(row.uid),
  subject: row.subject,
  quote: row.quote,
  base: row.base,
  kind: row.kind,
  level: row.level,
  repeats: row.repeats,
  riseAt: row.rise_at,
  fallAt: row.fall_at,
  isArmed: row.is_armed,
  told: row.told,
  toldAt: row.told_at,
  toldPrice: row.told_price,
});

/** A user's alerts, the oldest first. */
export async function alertsOf(db: Db, uid: number): Promise<StoredAlert[]> {
  const rows = await db
    .selectFrom('alerts')
    .selectAll()
    .where('uid', '=', BigInt(uid))
    .orderBy('id')
    .execute();
  return rows.map(alertOf);
}

/**
 * Stores an alert and returns its id, or undefined when its user already has `most`. The subscriber must exist; `db`
 * must not be a transaction.
 */
export async function addAlert(
  db: Db,
  alert: AskedAlert & Triggers & { uid: number },
  most: number,
): Promise<bigint | undefined> {
  const { uid, subject, quote, base, kind, level, repeats, riseAt, fallAt, isArmed } = alert;
  return db.transaction().execute(async (transaction) => {
    // The subscriber's row is locked first, so that concurrent requests cannot exceed the limit together.
    await sql`select from subscribers where uid = ${uid} for no key update`.execute(transaction);
    const { rows } = await sql<{ id: bigint }>`
      insert into alerts (uid, subject, quote, base, kind, level, repeats, rise_at, fall_at, is_armed)
      select s.uid, ${subject}, ${quote}, ${base}, ${kind}, ${level}, ${repeats},
        ${riseAt}::double precision, ${fallAt}::double precision, ${isArmed}
      from subscribers s where s.uid = ${uid} and (select count(*) from alerts a where a.uid = s.uid) < ${most}
      returning id`.execute(transaction);
    return rows[0]?.id;
  });
}

/** Changes the rule and triggers of a user's alert; false when they have no such alert. */
export async function changeAlert(
  db: Db,
  alert: { uid: number; id: bigint } & Triggers & Partial<Pick<AskedAlert, 'kind' | 'level' | 'repeats'>>,
): Promise<boolean> {
  const { uid, id, riseAt, fallAt, isArmed, kind, level, repeats } = alert;
  const changed = await db
    .updateTable('alerts')
    .set((of) => ({
      rise_at: riseAt,
      fall_at: fallAt,
      is_armed: isArmed,
      kind: kind ?? of.ref('kind'),
      level: level ?? of.ref('level'),
      repeats: repeats ?? of.ref('repeats'),
    }))
    .where('id', '=', id)
    .where('uid', '=', BigInt(uid))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Removes an alert of a user's; false when they have no such alert. */
export async function removeAlert(db: Db, uid: number, id: bigint): Promise<boolean> {
  const removed = await db
    .deleteFrom('alerts')
    .where('id', '=', id)
    .where('uid', '=', BigInt(uid))
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
