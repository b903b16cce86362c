import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** One transfer of a payer in a block. */
export interface Payment {
  /** Its place on the chain: block/transaction in the block/operation in the transaction, such as 12345678/3/0. */
  readonly operation: string;
  /** The recipient, such as 1.2.18. */
  readonly accountId: string;
  readonly accountName: string;
  /** Smallest units of the asset. */
  readonly units: bigint;
  readonly assetId: string;
  readonly symbol: string;
  readonly precision: number;
}

/** A block with a payer's payments. */
export interface PayoutMoment {
  readonly chainId: string;
  readonly payerId: string;
  readonly payerName: string;
  readonly blockNum: number;
  /** Time of the block. */
  readonly at: Date;
}

/** A round's payments in one asset, in its smallest units. */
export interface RoundTotal {
  readonly symbol: string;
  readonly precision: number;
  readonly units: bigint;
  readonly payments: number;
  readonly accounts: number;
}

/** Rows per statement: enough to be quick, few enough for little memory. */
const chunkRows = 5_000;

/** Stores any number of payments in the open round of their payer, which they begin or continue; existing ones stay. */
export async function recordPayments(
  db: Db,
  moment: PayoutMoment,
  payments: readonly Payment[],
): Promise<void> {
  const roundId = await continueRound(db, moment);
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

/** The open round of a payer, extended or begun with this block. Resolves to its id. */
async function continueRound(db: Db, moment: PayoutMoment): Promise<string> {
  const { chainId, payerId, payerName, blockNum, at } = moment;
  const { rows } = await sql<{ id: string }>`
    insert into rounds (id, chain_id, payer_id, payer_name, first_block, last_block, last_at)
    values (${`${chainId.slice(0, 8)}.${payerId}.${blockNum}`}, ${chainId}, ${payerId}, ${payerName},
      ${blockNum}, ${blockNum}, ${at})
    on conflict (chain_id, payer_id) where state = 'open'
      do update set last_block = excluded.last_block, last_at = excluded.last_at
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** The sums of a round by asset, the asset with the most payments first. */
export async function totalsOf(db: Db, roundId: string): Promise<RoundTotal[]> {
  const { rows } = await sql<RoundTotal>`
    select symbol, precision, sum(units)::bigint as units,
      count(*)::int as payments, count(distinct account_id)::int as accounts
    from payments where round_id = ${roundId}
    group by symbol, precision order by count(*) desc, symbol`.execute(db);
  return rows;
}
