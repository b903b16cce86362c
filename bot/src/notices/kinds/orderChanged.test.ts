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

it('an order without sales reports no sale', () => {
  expect(factOf({})).toMatchObject({ operation: null, sold: '0', got: '0', fee: '0', left: '6' });
});

it('an order with a trade counted twice has no remainder', () => {
  expect(factOf({ left: -4n })).toMatchObject({ left: '0' });
});
