import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { expect, it } from 'vitest';
import { retryPath } from './retryPath.ts';

const asset = (id: string, symbol: string, precision: number) =>
  [id, { id, symbol, precision } as Asset] as const;
const assets = new Map([asset('1.3.0', 'BTS', 5), asset('1.3.9', 'XBTSX.USDT', 4)]);
const names = new Map([['1.2.19', 'bob-holder2']]);
const transfer = transferOperation({ from: '1.2.18', to: '1.2.19', assetId: '1.3.0', units: 325_000n });
const exchange = (sell: string, get: string): Operation => [
  63,
  {
    fee: { amount: 0, asset_id: '1.3.0' },
    account: '1.2.18',
    pool: '1.19.4',
    amount_to_sell: { amount: 1, asset_id: sell },
    min_to_receive: { amount: 1, asset_id: get },
    extensions: [],
  },
];

it('a payment is repeated in the form, with its recipient and amount', () => {
  expect(retryPath([transfer], assets, names)).toBe('/transfer?to=bob-holder2&asset=BTS&amount=3.25');
  expect(retryPath([transfer], assets, new Map())).toBe('/transfer?to=1.2.19&asset=BTS&amount=3.25');
});

it('a payment with a message is not offered without it', () => {
  const memo = { from: 'BTS1', to: 'BTS2', nonce: '7', message: 'aa' };
  expect(retryPath([[0, { ...transfer[1], memo }]], assets, names)).toBeNull();
});

it('a swap over several pools begins with its first asset and ends with its last', () => {
  const hops = [exchange('1.3.0', '1.3.77'), exchange('1.3.77', '1.3.9')];
  expect(retryPath(hops, assets, names)).toBe('/swap?from=BTS&to=XBTSX.USDT');
});

it('nothing is offered for several payments, or before the asset is known', () => {
  expect(retryPath([transfer, transfer], assets, names)).toBeNull();
  expect(retryPath([transfer], new Map(), names)).toBeNull();
  expect(retryPath([], assets, names)).toBeNull();
});
