import { sql } from 'kysely';
import { inSlices } from '../inSlices.ts';
import type { Db } from '../tables.ts';

/** Prices of one whole in US dollars by asset symbol, at the round's close. */
export type RoundPrices = Readonly<Record<string, number>>;

/** Ids of open rounds of a chain whose last payment is older than the chain's time `before`, oldest first. */
export async function quietRounds(db: Db, chainId: string, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('rounds')
    .select('id')
    .where('chain_id', '=', chainId)
    .where('state', '=', 'open')
    .where('last_at', '<', before)
    .orderBy('last_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** The payer of a round; undefined for an unknown round. */
export async function payerOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('rounds').select('payer_name').where('id', '=', id).executeTakeFirst();
  return row?.payer_name;
}

/** Marks a round as queued, with the present prices; false when it already was, or does not exist. */
export async function closeRound(db: Db, id: string, prices: RoundPrices): Promise<boolean> {
  const closed = await db
    .updateTable('rounds')
    .set({ state: 'queued', prices: JSON.stringify(prices), queued_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

/** Removes rounds that were queued more than the given days ago, with their payments. */
export async function pruneRounds(db: Db, days: number): Promise<void> {
  const old = sql`state = 'queued' and queued_at < now() - make_interval(days => ${days}::int)`;
  await inSlices(
    db,
    (limit) => sql`
      delete from payments where (round_id, operation) in (
        select p.round_id, p.operation from rounds r
        cross join lateral (select * from payments where round_id = r.id limit ${limit}) p
        where ${old} limit ${limit})`,
  );
  await sql`delete from rounds where ${old}`.execute(db);
}
