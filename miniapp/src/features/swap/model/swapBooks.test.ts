import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { expect, it, vi } from 'vitest';
import type { Holder } from '../../account/model/assetLimits.ts';
import { pairsFor } from './swapBooks.ts';

vi.mock('../../../platform/chain/chain.ts', () => ({ chain: {} }));

const holder: Holder = { whitelisting_accounts: [], blacklisting_accounts: [] };
const asset = (id: string, symbol: string, blacklist_markets: string[] = []): Asset =>
  ({
    id,
    symbol,
    options: {
      flags: 0,
      whitelist_markets: [],
      blacklist_markets,
      whitelist_authorities: [],
      blacklist_authorities: [],
    },
  }) as unknown as Asset;

const [bts, usdt, gold] = [asset('1.3.0', 'BTS'), asset('1.3.7', 'USDT'), asset('1.3.8', 'GOLD')];
const [one, two] = [asset('1.3.20', 'ONE'), asset('1.3.3', 'TWO')];
const pool = (assetA: string, assetB: string): PoolState => ({
  id: `1.19.${assetA}${assetB}`,
  assetA,
  assetB,
  balanceA: 1n,
  balanceB: 1n,
  takerFeePercent: 0,
  withdrawalFeePercent: 0,
  shareAsset: '1.3.99',
});
const marketOf = (assets: Asset[], pools: PoolState[]) => ({
  assets: new Map(assets.map((each) => [each.id, each])),
  pools,
});
const textOf = (pairs: ReturnType<typeof pairsFor>) => pairs.map((pair) => pair.join(' ')).toSorted();

it('reads the market of the two assets, and those with and between the assets of routes', () => {
  const market = marketOf([bts, usdt, one, two], [pool('1.3.0', '1.3.7'), pool('1.3.3', '1.3.7')]);
  expect(textOf(pairsFor(one, two, market, holder))).toEqual(
    ['1.3.3 1.3.20', '1.3.0 1.3.20', '1.3.0 1.3.3', '1.3.7 1.3.20', '1.3.3 1.3.7', '1.3.0 1.3.7'].toSorted(),
  );
});

it('follows ten books at most, for the most pooled assets, and none that an issuer forbids', () => {
  const many = [pool('1.3.7', '1.3.8'), pool('1.3.7', '1.3.32'), pool('1.3.8', '1.3.33')];
  const coins = [31, 32, 33].map((index) => asset(`1.3.${index}`, `C${index}`));
  const pairs = pairsFor(one, two, marketOf([bts, usdt, gold, one, two, ...coins], many), holder);
  expect(pairs).toHaveLength(10);
  expect(new Set(pairs.flat())).toEqual(new Set(['1.3.0', '1.3.3', '1.3.20', '1.3.7', '1.3.8']));
  const closed = asset('1.3.20', 'ONE', ['1.3.0']);
  expect(textOf(pairsFor(closed, two, marketOf([bts], []), holder))).toEqual(['1.3.0 1.3.3', '1.3.3 1.3.20']);
});
