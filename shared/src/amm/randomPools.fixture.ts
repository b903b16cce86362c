import type { AssetFees, FeesByAsset, PoolState } from './poolState.ts';

export interface RandomPools {
  readonly pools: readonly PoolState[];
  readonly fees: FeesByAsset;
  readonly assetIds: readonly string[];
}

export interface RandomPoolOptions {
  readonly poolCount: number;
  readonly assetCount: number;
  /** Maximum digits of a balance: from dust to the largest supplies. */
  readonly digits: number;
  /** Upper limit of every fee, hundredths of a percent. */
  readonly mostFeePercent: number;
  /** True: pools that nearly agree on each asset's price, without dust. False: any balances. */
  readonly isPriced: boolean;
}

/** A repeatable source of numbers from 0 to below 1 (a linear congruence). */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Pools between random assets, some of them between the same two. */
export function randomPools(next: () => number, options: RandomPoolOptions): RandomPools {
  const { poolCount, assetCount, digits, mostFeePercent, isPriced } = options;
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const assetIds = Array.from({ length: assetCount }, (_, index) => `1.3.${index}`);
  const assetFees = (): AssetFees => ({
    chargesMarketFee: next() < 0.5,
    makerFeePercent: upTo(mostFeePercent),
    takerFeePercent: upTo(mostFeePercent),
    maxMarketFee: next() < 0.7 ? 10n ** 15n : BigInt(upTo(1_000)),
  });
  const worth = assetIds.map(() => 10 ** (next() * 4 - 2));
  const any = (): number => 10 ** (next() * digits);
  const balances = (a: number, b: number): [number, number] => {
    if (!isPriced) return [any(), any()];
    const value = 10 ** (6 + next() * (digits - 8));
    return [value / (worth[a] ?? 1), (value / (worth[b] ?? 1)) * (0.98 + next() * 0.04)];
  };
  const pool = (index: number): PoolState => {
    const a = upTo(assetCount - 2);
    const b = a + 1 + upTo(assetCount - a - 2);
    const [balanceA, balanceB] = balances(a, b);
    return {
      id: `1.19.${index}`,
      assetA: `1.3.${a}`,
      assetB: `1.3.${b}`,
      balanceA: BigInt(Math.ceil(balanceA)),
      balanceB: BigInt(Math.ceil(balanceB)),
      takerFeePercent: upTo(mostFeePercent),
      withdrawalFeePercent: 0,
      shareAsset: `1.3.${1_000 + index}`,
    };
  };
  const fees = new Map(assetIds.map((id) => [id, assetFees()]));
  return { pools: Array.from({ length: poolCount }, (_, index) => pool(index)), fees, assetIds };
}
