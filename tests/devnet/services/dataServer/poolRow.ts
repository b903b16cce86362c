/** A JSON object of a node: figures as numbers, or as decimal texts where they are wide. */
export interface Asset {
  readonly id: string;
  readonly symbol: string;
  readonly precision: number;
  readonly issuer: string;
  readonly options: { readonly market_fee_percent: number; readonly description: string };
  readonly dynamic_asset_data_id: string;
}

export interface Pool {
  readonly id: string;
  readonly asset_a: string;
  readonly asset_b: string;
  readonly share_asset: string;
  readonly balance_a: number | string;
  readonly balance_b: number | string;
  readonly statistics: Readonly<Record<string, number | string>>;
}

export interface PoolParts {
  readonly pool: Pool;
  readonly a: Asset;
  readonly b: Asset;
  readonly share: Asset & { readonly supply: number | string };
  /** The price of the first asset in BTS, from the tickers; 1 for BTS itself. */
  readonly priceA: number | string;
}

/** lps divides fewer statistics than lp-single, and contains bitAsset in addition. */
export type PoolRowKind = 'lps' | 'lp-single';

const DAYS_PER_YEAR = 365;

const divided =
  /^_24h_(?:deposit|exchange_a2b|exchange_b2a)_amount_([ab])$|^_24h_(?:withdrawal|exchange)_fee_([ab])$/u;
const dividedInOne = /^_24h_withdrawal_amount_([ab])$/u;

const wholeOf = (units: number | string, { precision }: Asset): number => Number(units) / 10 ** precision;

/** The description as an object if it is JSON. */
export function parsedDescription({ options: { description } }: Asset): unknown {
  try {
    return JSON.parse(description);
  } catch (error) {
    if (error instanceof SyntaxError) return description;
    throw error;
  }
}

/** A share is named after its pool if its description is plain text. */
function shareDescription({ a, b, share }: PoolParts): unknown {
  const parsed = parsedDescription(share);
  if (typeof parsed === 'object') return parsed;
  return { main: share.options.description, short_name: `${a.symbol}/${b.symbol} Liquidity Pool Token` };
}

/** A pool as in the operator's data server: POOL, APY, A, B, SHARE, with its floats. */
export function poolRow(kind: PoolRowKind, parts: PoolParts): object {
  const { pool, a, b, share, priceA } = parts;
  const sideA = sideOf(parts, 'a');
  const sideB = sideOf(parts, 'b');
  const bitAsset = kind === 'lps' ? { bitAsset: false } : {};
  const side = (own: Side, asset: Asset, other: { side: Side; asset: Asset }) => ({
    balance: own.balance.toFixed(asset.precision),
    vol24: own.volume.toFixed(asset.precision),
    fee24: own.fees.toFixed(asset.precision),
    asset: {
      ...assetOf(asset),
      ...bitAsset,
      price: { volume: other.side.balance / own.balance, symbol: other.asset.symbol },
    },
  });
  return {
    POOL: { ...pool, statistics: dividedStatistics(kind, parts) },
    APY: apyOf(sideA, sideB),
    A: side(sideA, a, { side: sideB, asset: b }),
    B: side(sideB, b, { side: sideA, asset: a }),
    SHARE: {
      supply: wholeOf(share.supply, share).toFixed(share.precision),
      amount: 2 * sideA.balance * Number(priceA),
      price: priceA,
      asset: { ...assetOf(share), description: shareDescription(parts) },
    },
  };
}

interface Side {
  readonly balance: number;
  readonly volume: number;
  readonly fees: number;
}

function sideOf({ pool, ...assets }: PoolParts, side: 'a' | 'b'): Side {
  const asset = assets[side];
  const sum = (...names: readonly string[]) =>
    names.reduce((total, name) => total + wholeOf(pool.statistics[`_24h_${name}_${side}`] ?? 0, asset), 0);
  return {
    balance: wholeOf(pool[`balance_${side}`], asset),
    volume: sum('exchange_a2b_amount', 'exchange_b2a_amount'),
    fees: sum('exchange_fee', 'withdrawal_fee'),
  };
}

/** The daily fees on both sides, in percent of the balances and a year; two decimals. */
function apyOf(a: Side, b: Side): number {
  const daily = (a.fees / a.balance + b.fees / b.balance) / 2;
  return Number((daily * DAYS_PER_YEAR * 100).toFixed(2)) || 0;
}

const assetOf = ({ id, symbol, precision, issuer, options }: Asset) => ({
  id,
  symbol,
  precision,
  issuer,
  market_fee_percent: options.market_fee_percent / 100,
});

function dividedStatistics(kind: PoolRowKind, { pool, a, b }: PoolParts): object {
  const sideOfMember = (name: string): string | undefined => {
    const [, amount, fee] =
      divided.exec(name) ?? (kind === 'lp-single' ? dividedInOne.exec(name) : null) ?? [];
    return amount ?? fee;
  };
  return Object.fromEntries(
    Object.entries(pool.statistics).map(([name, value]) => {
      const side = sideOfMember(name);
      return [name, side === undefined ? value : wholeOf(value, side === 'a' ? a : b)];
    }),
  );
}
