import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** One transfer of a payer's, as it stands in a block. */
export interface Payment {
  /** Where it stands on the chain: block/transaction in the block/operation in the transaction, as 12345678/3/0. */
  readonly operation: string;
  /** Who was paid, as in 1.2.18. */
  readonly accountId: string;
  readonly accountName: string;
  /** Smallest units of the asset. */
  readonly units: bigint;
  readonly assetId: string;
  readonly symbol: string;
  readonly precision: number;
}

/** What a round paid in one asset, in its smallest units. */
export interface RoundTotal {
  readonly symbol: string;
  readonly precision: number;
  readonly units: bigint;
  readonly payments: number;
  readonly accounts: number;
}

/** Rows a statement: enough to be quick, few enough to be small in memory. */
const chunkRows = 5_000;

/** Stores payments of a round, however many; one that is there already stays. */
export async function recordPayments(db: Db, roundId: string, payments: readonly Payment[]): Promise<void> {
  for (let from = 0; from < payments.length; from += chunkRows) {
    const rows = payments.slice(from, from + chunkRows);
    const column = <Value>(read: (payment: Payment) => Value) => rows.map(read);
    await sql`
      insert into payments
        (round_id, operation, account_id, account_name, units, asset_id, symbol, precision)
      select ${roundId}, * from unnest(
        ${column((row) => row.operation)}::text[], ${column((row) => row.accountId)}::text[],
        ${column((row) => row.accountName)}::text[], ${column((row) => row.units)}::bigint[],
        ${column((row) => row.assetId)}::text[], ${column((row) => row.symbol)}::text[],
        ${column((row) => row.precision)}::smallint[])
      on conflict do nothing`.execute(db);
  }
}

/** The sums of a round by asset, the largest number of payments first. */
export async function totalsOf(db: Db, roundId: string): Promise<RoundTotal[]> {
  const { rows } = await sql<RoundTotal>`
    select symbol, precision, sum(units)::bigint as units,
      count(*)::int as payments, count(distinct account_id)::int as accounts
    from payments where round_id = ${roundId}
    group by symbol, precision order by count(*) desc, symbol`.execute(db);
  return rows;
}
