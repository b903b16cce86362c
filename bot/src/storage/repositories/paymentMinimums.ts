import type { Db } from '../tables.ts';

/** A subscriber's minimum for notices of incoming payments in an asset. */
export interface PaymentMinimum {
  readonly symbol: string;
  readonly precision: number;
  readonly units: bigint;
}

/** A subscriber's minimums by symbol. */
export async function minimumsOf(db: Db, uid: number): Promise<PaymentMinimum[]> {
  return await db
    .selectFrom('payment_minimums')
    .select(['symbol', 'precision', 'units'])
    .where('uid', '=', BigInt(uid))
    .orderBy('symbol')
    .execute();
}

/** Stores a minimum in place of the asset's previous one; zero units remove it. The subscriber must exist. */
export async function saveMinimum(db: Db, uid: number, minimum: PaymentMinimum): Promise<void> {
  const { symbol, precision, units } = minimum;
  if (units === 0n) {
    const own = db.deleteFrom('payment_minimums').where('uid', '=', BigInt(uid));
    await own.where('symbol', '=', symbol).execute();
    return;
  }
  await db
    .insertInto('payment_minimums')
    .values({ uid, symbol, precision, units })
    .onConflict((on) => on.columns(['uid', 'symbol']).doUpdateSet({ precision, units }))
    .execute();
}
