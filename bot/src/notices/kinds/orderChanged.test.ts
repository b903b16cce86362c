import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import { expect, it } from 'vitest';
import { orderChanged } from './orderChanged.ts';

const order: OpenOrder = {
  id: '1.7.4',
  soldId: '1.3.0',
  wantedId: '1.3.7',
  priceSold: 10n,
  priceWanted: 20n,
  left: 6n,
  expiresAt: new Date(0),
  untold: null,
};

const factOf = (change: Partial<OpenOrder>) =>
  orderChanged.factOf({
    outcome: 'expired',
    order: { ...order, ...change },
    accountId: '1.2.17',
    accountName: 'account-17',
    block: 60,
    sells: { symbol: 'BTS', precision: 5 },
    wants: { symbol: 'XBTSX.STH', precision: 5 },
  });

it('of an order that sold nothing no sale is told', () => {
  expect(factOf({})).toMatchObject({ operation: null, sold: '0', got: '0', fee: '0', left: '6' });
});

it('of an order of which a trade was counted twice nothing is left', () => {
  expect(factOf({ left: -4n })).toMatchObject({ left: '0' });
});
