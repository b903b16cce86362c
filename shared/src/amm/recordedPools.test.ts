import { describe, expect, it } from 'vitest';
import type { PoolWithShares } from './poolState.ts';
import { codeOf, noFees, type RecordedPoolOperation, recordedPoolOperations } from './pools.fixture.ts';
import { quoteDeposit } from './quoteDeposit.ts';
import { quoteExchange } from './quoteExchange.ts';
import { quoteWithdraw } from './quoteWithdraw.ts';

/** The recorded network's assets: 0.2 % on 1.3.2, 0.1 % on 1.3.3, none on the others. */
const fees = new Map([
  ['1.3.0', noFees],
  ['1.3.2', { ...noFees, chargesMarketFee: true, makerFeePercent: 20, takerFeePercent: 20 }],
  ['1.3.3', { ...noFees, chargesMarketFee: true, makerFeePercent: 10, takerFeePercent: 10 }],
  ['1.3.4', noFees],
]);

const unitsOf = (list: readonly { readonly amount: number | string }[] = []) =>
  list.map(({ amount }) => BigInt(amount));

function poolOfJson(json: RecordedPoolOperation['before']): PoolWithShares {
  return {
    id: json.id,
    assetA: json.asset_a,
    assetB: json.asset_b,
    balanceA: BigInt(json.balance_a),
    balanceB: BigInt(json.balance_b),
    takerFeePercent: json.taker_fee_percent,
    withdrawalFeePercent: json.withdrawal_fee_percent,
    shareAsset: json.share_asset,
    shareSupply: BigInt(json.share_supply),
    shareMaxSupply: 1_000_000_000_000_000n,
    isNewSupplyDisabled: false,
  };
}

interface Outcome {
  paid: bigint[];
  received: bigint[];
  fees: bigint[];
  after: PoolWithShares;
}

function quoted({ kind, params }: RecordedPoolOperation, pool: PoolWithShares, isOwner: boolean): Outcome {
  const units = (name: string) => BigInt(params[name]?.amount ?? -1);
  if (kind === 'liquidity_pool_deposit') {
    const quote = quoteDeposit(pool, { a: units('amount_a'), b: units('amount_b') }, isOwner);
    return { paid: [quote.taken.a, quote.taken.b], received: [quote.minted], fees: [], after: quote.after };
  }
  if (kind === 'liquidity_pool_withdraw') {
    const { shares, received, fee, after } = quoteWithdraw(pool, units('share_amount'));
    return { paid: [shares], received: [received.a, received.b], fees: [fee.a, fee.b], after };
  }
  const sell = { units: units('amount_to_sell'), assetId: params.amount_to_sell?.asset_id ?? '' };
  const quote = quoteExchange(pool, sell, fees);
  return {
    paid: [quote.sold.units],
    received: [quote.received.units],
    fees: [quote.makerFee, quote.takerFee, quote.poolFee],
    after: { ...pool, ...quote.after },
  };
}

const lines = recordedPoolOperations.map((operation, index) => ({ index, operation }));

describe('pool operations recorded from a real node', () => {
  it.each(lines.filter(({ operation }) => operation.result))('line $index', ({ operation }) => {
    const { paid, received, fees: kept, after } = quoted(operation, poolOfJson(operation.before), true);
    expect(paid).toEqual(unitsOf(operation.result?.paid));
    expect(received).toEqual(unitsOf(operation.result?.received));
    expect(kept).toEqual(unitsOf(operation.result?.fees));
    expect(after).toEqual(operation.after && poolOfJson(operation.after));
  });

  it('refuses the operations that the node refused, for the same reason', () => {
    const refused = lines.flatMap(({ index, operation }) =>
      operation.error === undefined
        ? []
        : [[index, codeOf(() => quoted(operation, poolOfJson(operation.before), false))]],
    );
    expect(refused).toEqual([
      [0, 'pool.not_initialised'],
      [1, 'pool.owner_first'],
      [51, 'pool.zero_outcome'],
      [53, undefined], // refused only because of its high min_to_receive
      [54, 'pool.zero_outcome'],
      [57, 'pool.zero_outcome'],
    ]);
  });

  it('quotes less than the minimum of line 53', () => {
    const { operation } = lines[53]!;
    const [received] = quoted(operation, poolOfJson(operation.before), false).received;
    expect(received).toBeLessThan(BigInt(operation.params.min_to_receive?.amount ?? 0));
  });

  it('covers all 62 lines', () => {
    expect(lines).toHaveLength(62);
  });
});
