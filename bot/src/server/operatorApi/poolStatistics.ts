import type { RawPool } from '@xbts/shared/actions/rawReads.ts';
import { formatExact } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { chainInt } from '@xbts/shared/protocol/objects.ts';
import * as v from 'valibot';

const schema = v.object({
  balance_a: chainInt,
  balance_b: chainInt,
  statistics: v.object({
    _24h_exchange_a2b_amount_a: chainInt,
    _24h_exchange_a2b_amount_b: chainInt,
    _24h_exchange_b2a_amount_a: chainInt,
    _24h_exchange_b2a_amount_b: chainInt,
    _24h_exchange_fee_a: chainInt,
    _24h_exchange_fee_b: chainInt,
    _24h_withdrawal_fee_a: chainInt,
    _24h_withdrawal_fee_b: chainInt,
  }),
});

/** A pool's balance of one asset, and its flows of 24 hours; units. */
export interface SideUnits {
  readonly balance: bigint;
  readonly volume: bigint;
  readonly exchangeFee: bigint;
  readonly withdrawalFee: bigint;
}

/**
 * The figures of both sides. @throws AppError node.bad_answer for a pool without statistics, which some nodes do not
 * keep
 */
export function unitsOfSides(pool: RawPool): { a: SideUnits; b: SideUnits } {
  const parsed = v.safeParse(schema, pool);
  if (!parsed.success) throw new AppError('node.bad_answer', { detail: parsed.issues[0].message });
  const { balance_a, balance_b, statistics } = parsed.output;
  return {
    a: {
      balance: balance_a,
      volume: statistics._24h_exchange_a2b_amount_a + statistics._24h_exchange_b2a_amount_a,
      exchangeFee: statistics._24h_exchange_fee_a,
      withdrawalFee: statistics._24h_withdrawal_fee_a,
    },
    b: {
      balance: balance_b,
      volume: statistics._24h_exchange_a2b_amount_b + statistics._24h_exchange_b2a_amount_b,
      exchangeFee: statistics._24h_exchange_fee_b,
      withdrawalFee: statistics._24h_withdrawal_fee_b,
    },
  };
}

/** Flows that the operator's server gives in whole units; withdrawals only for a single pool. */
const inWholes =
  /^_24h_(?:deposit_amount|exchange_a2b_amount|exchange_b2a_amount|exchange_fee|withdrawal_fee)_[ab]$/u;
const withdrawn = /^_24h_withdrawal_amount_[ab]$/u;

/** A pool's statistics with the flows of 24 hours as numbers of whole units; the rest stays in the node's form. */
export function statisticsInWholes(
  pool: RawPool,
  precisions: { a: number; b: number },
  isAlone: boolean,
): Record<string, unknown> {
  const { statistics } = pool;
  return Object.fromEntries(
    Object.entries(Object(statistics)).map(([name, value]) => {
      const isFlow = inWholes.test(name) || (isAlone && withdrawn.test(name));
      const precision = name.endsWith('_a') ? precisions.a : precisions.b;
      return [name, isFlow ? Number(formatExact(BigInt(String(value)), precision)) : value];
    }),
  );
}
