import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { MarketAssets } from './orderDraft.ts';

const price = { amount: 1n, asset_id: '1.3.0' };

const assetOf = (id: string, symbol: string, precision: number): Asset => ({
  id,
  symbol,
  precision,
  issuer: '1.2.3',
  options: {
    max_supply: 10n ** 15n,
    market_fee_percent: 0,
    max_market_fee: 0n,
    issuer_permissions: 0,
    flags: 0,
    core_exchange_rate: { base: price, quote: price },
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
  },
  dynamic_asset_data_id: '2.3.1',
});

/** STH (1.3.5, eight decimals) priced in BTS (1.3.0, five). Only for tests. */
export const marketFixture = (): MarketAssets => ({
  quote: assetOf('1.3.5', 'XBTSX.STH', 8),
  base: assetOf('1.3.0', 'BTS', 5),
});
