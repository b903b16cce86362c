import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../errors/codes.ts';
import type { AssetFees, PoolWithShares } from './poolState.ts';
import { ASSET_A, ASSET_B, codeOf, type PoolCase, poolCases, poolOf } from './pools.fixture.ts';
import { quoteDeposit } from './quoteDeposit.ts';
import { quoteExchange } from './quoteExchange.ts';
import { quoteWithdraw } from './quoteWithdraw.ts';

function poolOfCase({ config, before }: PoolCase): PoolWithShares {
  return poolOf(BigInt(before.balance_a), BigInt(before.balance_b), {
    takerFeePercent: config.taker_fee_percent,
    withdrawalFeePercent: config.withdrawal_fee_percent,
    shareSupply: BigInt(before.share_supply),
    shareMaxSupply: BigInt(config.share_max_supply),
    isNewSupplyDisabled: config.disable_new_supply === true,
  });
}

function feesOfCase(asset: PoolCase['config']['asset_a']): AssetFees {
  return {
    chargesMarketFee: asset.charge_market_fee,
    makerFeePercent: asset.market_fee_percent,
    takerFeePercent: asset.taker_fee_percent ?? asset.market_fee_percent,
    maxMarketFee: BigInt(asset.max_market_fee),
  };
}

interface Outcome {
  result: { [name: string]: bigint };
  after: PoolWithShares;
}

function depositOutcome({ op }: PoolCase, pool: PoolWithShares): Outcome {
  const offered = { a: BigInt(op.amount_a ?? 0), b: BigInt(op.amount_b ?? 0) };
  const { taken, minted, after } = quoteDeposit(pool, offered, op.by_owner !== false);
  return { result: { paid_a: taken.a, paid_b: taken.b, received_share: minted }, after };
}

function withdrawOutcome({ op }: PoolCase, pool: PoolWithShares): Outcome {
  const { shares, received, fee, after } = quoteWithdraw(pool, BigInt(op.share_amount ?? 0));
  const result = {
    paid_share: shares,
    received_a: received.a,
    received_b: received.b,
    fee_a: fee.a,
    fee_b: fee.b,
  };
  return { result, after };
}

function exchangeOutcome({ op, config }: PoolCase, pool: PoolWithShares): Outcome {
  const fees = new Map([
    [ASSET_A, feesOfCase(config.asset_a)],
    [ASSET_B, feesOfCase(config.asset_b)],
  ]);
  const sell = { units: BigInt(op.amount_to_sell ?? 0), assetId: op.sell === 'a' ? ASSET_A : ASSET_B };
  const quote = quoteExchange(pool, sell, fees);
  const after = { ...pool, ...quote.after };
  const [byA, byB] = [after.balanceA - pool.balanceA, after.balanceB - pool.balanceB];
  const result = {
    paid: quote.sold.units,
    received: quote.received.units,
    maker_market_fee: quote.makerFee,
    taker_market_fee: quote.takerFee,
    pool_taker_fee: quote.poolFee,
    pool_receives: byA > 0n ? byA : byB,
    pool_pays: byA > 0n ? -byB : -byA,
  };
  return { result, after };
}

function outcomeOf(poolCase: PoolCase): Outcome {
  const pool = poolOfCase(poolCase);
  if (poolCase.kind === 'deposit') return depositOutcome(poolCase, pool);
  if (poolCase.kind === 'withdraw') return withdrawOutcome(poolCase, pool);
  return exchangeOutcome(poolCase, pool);
}

const inText = (record: { [name: string]: bigint }) =>
  Object.fromEntries(Object.entries(record).map(([name, units]) => [name, `${units}`]));

// Burning shares (asset_reserve) is no pool operation and has no quote.
const cases = poolCases.filter(({ kind }) => kind !== 'reserve_share');
const isPriceRefusal = ({ error }: PoolCase) => error === 'Unable to exchange at expected price';

const codes: { [error: string]: ErrorCode } = {
  'The initial deposit can only be done by the pool owner': 'pool.owner_first',
  'Aborting due to zero outcome': 'pool.zero_outcome',
  'For initial deposit, each amount of the two assets in the pool should not be greater than the maximum supply of the share asset':
    'pool.first_deposit_too_large',
  'The pool has not been initialized': 'pool.not_initialised',
  'Aborting since the maker market fee of the selling asset is too high': 'pool.maker_fee_too_high',
};

describe("pool cases of the node's own tests", () => {
  it.each(cases.filter(({ error }) => error === undefined))("$id gives the node's result", (poolCase) => {
    const { result, after } = outcomeOf(poolCase);
    expect(inText(result)).toEqual(poolCase.result);
    const { balanceA, balanceB, shareSupply } = after;
    expect(inText({ balance_a: balanceA, balance_b: balanceB, share_supply: shareSupply })).toEqual({
      balance_a: poolCase.after.balance_a,
      balance_b: poolCase.after.balance_b,
      share_supply: poolCase.after.share_supply,
    });
  });

  it.each(cases.filter((each) => codes[each.error ?? ''] !== undefined))('$id is refused', (poolCase) => {
    expect(codeOf(() => outcomeOf(poolCase))).toBe(codes[poolCase.error ?? '']);
  });

  it.each(cases.filter(isPriceRefusal))('$id gives less than its minimum', (poolCase) => {
    const asked = BigInt(poolCase.op.min_to_receive ?? 0);
    const code = codeOf(() => {
      expect(outcomeOf(poolCase).result.received).toBeLessThan(asked);
    });
    expect([undefined, 'pool.zero_outcome']).toContain(code);
  });

  it('P17 and P19 can mint no shares', () => {
    const refused = cases.filter(({ error }) => error === 'Can not create new supply for the share asset');
    expect(refused.map((each) => [each.id, codeOf(() => outcomeOf(each))])).toEqual([
      ['P17', 'pool.supply_exhausted'],
      ['P19', 'pool.new_supply_disabled'],
    ]);
  });

  it('covers all but the three that give up shares', () => {
    expect([poolCases.length, cases.length]).toEqual([50, 47]);
  });
});
