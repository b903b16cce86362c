import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import { canBeShareAsset } from './shareCandidates.ts';

const asset = (change: Partial<Asset> = {}, flags = 0): Asset => ({
  id: '1.3.5000',
  symbol: 'MYPOOL',
  precision: 5,
  issuer: '1.2.18',
  dynamic_asset_data_id: '2.3.5000',
  options: {
    max_supply: 10n ** 15n,
    market_fee_percent: 0,
    max_market_fee: 0n,
    issuer_permissions: 0,
    flags,
    core_exchange_rate: {
      base: { amount: 1n, asset_id: '1.3.0' },
      quote: { amount: 1n, asset_id: '1.3.5000' },
    },
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
  },
  ...change,
});

describe('a candidate for a pool’s share asset', () => {
  it('has no supply', () => {
    expect(canBeShareAsset({ asset: asset(), supply: 0n })).toBe(true);
    expect(canBeShareAsset({ asset: asset(), supply: 1n })).toBe(false);
  });

  it('belongs to no other pool and is not issued by the market', () => {
    expect(canBeShareAsset({ asset: asset({ for_liquidity_pool: '1.19.2' }), supply: 0n })).toBe(false);
    expect(canBeShareAsset({ asset: asset({ bitasset_data_id: '2.4.7' }), supply: 0n })).toBe(false);
  });

  it('has a growing supply: otherwise no deposit would be possible', () => {
    expect(canBeShareAsset({ asset: asset({}, 0x400), supply: 0n })).toBe(false);
    expect(canBeShareAsset({ asset: asset({}, 0x3), supply: 0n })).toBe(true);
  });
});
