import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { requestOf, type StoredRequest } from './paymentRequests.ts';

/** A transfer in an irreversible block that may fulfil a request. */
export interface AnsweringPayment {
  /** block/transaction/operation. */
  readonly operation: string;
  readonly blockNum: number;
  /** Time of the block. */
  readonly at: Date;
  readonly fromName: string;
  readonly toId: string;
  readonly assetId: string;
  readonly units: bigint;
}

/** Those of the account ids with an open payment request. */
export async function awaitedAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('payment_requests')
    .select('account_id')
    .distinct()
    .where('paid_operation', 'is', null)
    .where('units', 'is not', null)
    .where(sql<boolean>`account_id = any (${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/**
 * Marks the request that a payment fulfils, once: the oldest sent and open request to that account, for exactly these
 * units of that asset, made before the payment's block. Resolves to it, undefined without one.
 */
export async function answerRequest(
  db: Db,
  { operation, blockNum, at, fromName, toId, assetId, units }: AnsweringPayment,
): Promise<Omit<StoredRequest, 'isOver'> | undefined> {
  const oldest = db
    .selectFrom('payment_requests')
    .select('id')
    .where('account_id', '=', toId)
    .where('asset_id', '=', assetId)
    .where('units', '=', units)
    .where('paid_operation', 'is', null)
    .where('sent_at', 'is not', null)
    .where('after_block', '<', BigInt(blockNum))
    .where('expires_at', '>', at)
    .orderBy('made_at')
    .orderBy('id')
    .limit(1)
    .forUpdate();
  const row = await db
    .updateTable('payment_requests')
    .set({ paid_operation: operation, paid_from: fromName })
    .where('id', '=', oldest)
    .returningAll()
    .executeTakeFirst();
  return row && requestOf(row);
}
