import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { expect, it } from 'vitest';
import { inPickingOrder } from './pickingOrder.ts';

const asset = (id: string, symbol: string) => ({ id, symbol, precision: 5 }) as Asset;

it('what the account has comes first by its worth, then the known coins, then the others by name without prefix', () => {
  const assets = [
    asset('1.3.7', 'ZEBRA'),
    asset('1.3.6', 'XBTSX.APPLE'),
    asset('1.3.0', 'BTS'),
    asset('1.3.5', 'XBTSX.USDT'),
    asset('1.3.4', 'ACORN'),
    asset('1.3.3', 'MANGO'),
  ];
  const balances: Record<string, bigint> = { ACORN: 900n, 'XBTSX.USDT': 5n };
  const worths: Record<string, number> = { 'XBTSX.USDT': 50 };
  const order = inPickingOrder(
    assets,
    ({ symbol }) => balances[symbol] ?? 0n,
    ({ symbol }) => worths[symbol] ?? null,
  );
  expect(order.map((each) => each.asset.symbol)).toEqual([
    'XBTSX.USDT',
    'ACORN',
    'BTS',
    'XBTSX.APPLE',
    'MANGO',
    'ZEBRA',
  ]);
});
