import fc from 'fast-check';
import casesJson from '../../../tests/vectors/chain-test-cases.json' with { type: 'json' };
import poolsJson from '../../../tests/vectors/pools.json' with { type: 'json' };
import { AppError } from '../errors/appError.ts';
import type { ErrorCode } from '../errors/codes.ts';
import type { AssetFees, FeesByAsset, PoolWithShares } from './poolState.ts';

export const ASSET_A = '1.3.1';
export const ASSET_B = '1.3.2';
export const MOST_UNITS = 10n ** 15n;

export const noFees: AssetFees = {
  chargesMarketFee: false,
  makerFeePercent: 0,
  takerFeePercent: 0,
  maxMarketFee: MOST_UNITS,
};

/** Fees of A and B; percents in hundredths of a percent, the same for maker and taker. */
export function feesOf(percentA = 0, percentB = 0, maxMarketFee = MOST_UNITS): FeesByAsset {
  const charging = (percent: number): AssetFees => ({
    chargesMarketFee: percent > 0,
    makerFeePercent: percent,
    takerFeePercent: percent,
    maxMarketFee,
  });
  return new Map([
    [ASSET_A, charging(percentA)],
    [ASSET_B, charging(percentB)],
  ]);
}

/** A pool of A and B with a taker fee of half a percent and as many shares as its greater balance. */
export function poolOf(
  balanceA: bigint,
  balanceB: bigint,
  changes: Partial<PoolWithShares> = {},
): PoolWithShares {
  return {
    id: '1.19.0',
    assetA: ASSET_A,
    assetB: ASSET_B,
    balanceA,
    balanceB,
    takerFeePercent: 50,
    withdrawalFeePercent: 10,
    shareAsset: '1.3.3',
    shareSupply: balanceA > balanceB ? balanceA : balanceB,
    shareMaxSupply: MOST_UNITS,
    isNewSupplyDisabled: false,
    ...changes,
  };
}

/** The code of the AppError that a call throws; undefined when it throws none. */
export function codeOf(run: () => unknown): ErrorCode | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Units of every size: dust as likely as the largest supply. */
export const anyUnits: fc.Arbitrary<bigint> = fc
  .integer({ min: 0, max: 15 })
  .chain((digits) => fc.bigInt({ min: 1n, max: 10n ** BigInt(digits) }));

const anyPercent: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, 30, 9_999, 10_000),
  fc.integer({ min: 0, max: 10_000 }),
);

const anyAssetFees: fc.Arbitrary<AssetFees> = fc.record({
  chargesMarketFee: fc.boolean(),
  makerFeePercent: anyPercent,
  takerFeePercent: anyPercent,
  maxMarketFee: fc.oneof(fc.constant(MOST_UNITS), anyUnits, fc.constant(0n)),
});

export const anyFees: fc.Arbitrary<FeesByAsset> = fc.tuple(anyAssetFees, anyAssetFees).map(
  ([a, b]) =>
    new Map([
      [ASSET_A, a],
      [ASSET_B, b],
    ]),
);

/** Filled pools of every size and shape, with fees from zero to 100 %. */
export const anyPool: fc.Arbitrary<PoolWithShares> = fc
  .tuple(anyUnits, anyUnits, anyUnits, anyPercent, anyPercent)
  .map(([a, b, shareSupply, takerFeePercent, withdrawalFeePercent]) =>
    poolOf(a, b, { shareSupply, takerFeePercent, withdrawalFeePercent }),
  );

interface JsonAmount {
  readonly amount: number | string;
  readonly asset_id: string;
}

interface JsonPool {
  readonly id: string;
  readonly asset_a: string;
  readonly asset_b: string;
  readonly balance_a: number | string;
  readonly balance_b: number | string;
  readonly share_asset: string;
  readonly share_supply: number | string;
  readonly taker_fee_percent: number;
  readonly withdrawal_fee_percent: number;
}

/** One line of pools.json. */
export interface RecordedPoolOperation {
  readonly kind: string;
  readonly params: { readonly [name: string]: JsonAmount };
  readonly before: JsonPool;
  readonly after?: JsonPool;
  readonly result?: {
    readonly paid: JsonAmount[];
    readonly received: JsonAmount[];
    readonly fees: JsonAmount[];
  };
  readonly error?: string;
}

export const recordedPoolOperations = poolsJson as RecordedPoolOperation[];

interface CaseAsset {
  readonly charge_market_fee: boolean;
  readonly market_fee_percent: number;
  readonly taker_fee_percent: number | null;
  readonly max_market_fee: string;
}

interface CaseFigures {
  readonly balance_a: string;
  readonly balance_b: string;
  readonly share_supply: string;
}

/** One pool case of the node's own test suite. */
export interface PoolCase {
  readonly id: string;
  readonly kind: 'deposit' | 'withdraw' | 'exchange' | 'reserve_share';
  readonly config: {
    readonly taker_fee_percent: number;
    readonly withdrawal_fee_percent: number;
    readonly disable_new_supply?: boolean;
    readonly share_max_supply: string;
    readonly asset_a: CaseAsset;
    readonly asset_b: CaseAsset;
  };
  readonly before: CaseFigures;
  readonly op: { readonly [name: string]: string | boolean };
  readonly result?: { readonly [name: string]: string };
  readonly error?: string;
  readonly after: CaseFigures;
}

export const poolCases = casesJson.pool as unknown[] as PoolCase[];
