import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { PoolInFull } from '../../model/poolShares.ts';

/* A pool of 1000 BTS and 5 USDT with 2000 shares, for the tests beside. */

const asset = (id: string, symbol: string, precision: number): Asset => ({
  id,
  symbol,
  precision,
  issuer: '1.2.18',
  dynamic_asset_data_id: `2.3.${id.slice(4)}`,
  options: {
    max_supply: 10n ** 15n,
    market_fee_percent: 0,
    max_market_fee: 0n,
    issuer_permissions: 0,
    flags: 0,
    core_exchange_rate: {
      base: { amount: 1n, asset_id: '1.3.0' },
      quote: { amount: 1n, asset_id: id },
    },
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
  },
});

const noFees = { chargesMarketFee: false, makerFeePercent: 0, takerFeePercent: 0, maxMarketFee: 0n };

export const knownPool: PoolInFull = {
  pool: {
    id: '1.19.3',
    assetA: '1.3.0',
    assetB: '1.3.5',
    balanceA: 100_000_000n,
    balanceB: 5_000_000n,
    takerFeePercent: 20,
    withdrawalFeePercent: 10,
    shareAsset: '1.3.9',
    shareSupply: 2_000n,
    shareMaxSupply: 10n ** 15n,
    isNewSupplyDisabled: false,
    day: null,
    totalFees: null,
  },
  assetA: asset('1.3.0', 'BTS', 5),
  assetB: asset('1.3.5', 'XBTSX.USDT', 6),
  share: asset('1.3.9', 'BTSUSDTPOOL', 0),
  fees: new Map([
    ['1.3.0', noFees],
    ['1.3.5', noFees],
  ]),
};

/** The pool with nothing in it. */
export const emptyPool: PoolInFull = {
  ...knownPool,
  pool: { ...knownPool.pool, balanceA: 0n, balanceB: 0n, shareSupply: 0n },
};
