import type { Market, OpenOrderFigures } from './market.ts';

/**
 * Fresh figures: STH with a history of three trades, BTS without, one pool, two fees. The account 1.2.18 sells STH and
 * buys BTC; others have no orders.
 */
export function fakeMarket(): Market {
  const kept = <Value>(value: Value) => ({ value, readAt: Date.UTC(2026, 10, 27, 12, 34), missing: [] });
  const history = {
    unit: 'BTS',
    source: 'orders' as const,
    now: 1,
    points: [0.9, 1.1, 1].map((price, index) => ({ at: index * 3_600_000, price })),
  };
  return {
    price: async (typed) => {
      const symbol = typed.toUpperCase();
      if (symbol === 'STH')
        return kept({
          symbol: 'XBTSX.STH',
          usd: { price: 0.00123, change: 1.2 },
          bts: { price: 1, change: -0.5 },
          featured: { change1h: -0.12, volume: 1_234_567.8 },
          history,
          sources: ['prices', 'tickers', 'orders'],
        });
      if (symbol !== 'BTS') return kept(undefined);
      return kept({
        symbol,
        usd: { price: 0.002, change: null },
        bts: null,
        featured: null,
        history: null,
        sources: ['prices'],
      });
    },
    pools: async (query) => {
      const pool = {
        id: '1.19.1',
        symbolA: 'BTS',
        symbolB: 'XBTSX.STH',
        price: 0.5,
        apyPercent: 12.5,
        feePercent: 0.3,
        worth: 2_500_000,
      };
      const found = kept('BTS XBTSX.STH'.includes(query.toUpperCase()) ? [pool] : []);
      return { ...found, sources: ['chain', 'prices', 'tickers'] };
    },
    fees: async () =>
      kept({
        symbol: 'BTS',
        precision: 5,
        fees: [
          { name: 'transfer', units: 86_869n },
          { name: 'liquidity_pool_exchange', units: 482n },
        ],
      }),
    staked: async () => kept({ staked: '1250000.5', weight: '1900000', holders: 12 }),
    asset: async (typed) =>
      typed.toUpperCase() === 'STH' ? { symbol: 'XBTSX.STH', precision: 5 } : undefined,
    subject: async (typed) => {
      const symbol = typed.toUpperCase();
      if (symbol === 'STH') return { subject: '1.3.4099', quote: 'XBTSX.STH', base: 'USD' };
      if (symbol === 'STH/BTS') return { subject: '1.3.4099/1.3.0', quote: 'XBTSX.STH', base: 'BTS' };
      return symbol === 'NEW' ? { subject: '1.3.77', quote: 'NEW', base: 'USD' } : undefined;
    },
    // NEW has no price.
    quotes: async (subjects) => {
      const quoted = { readAt: Date.now(), isAgreed: true };
      const known = {
        '1.3.4099': { ...quoted, price: 0.00123, sources: ['prices', 'tickers'] as const },
        '1.3.4099/1.3.0': { ...quoted, price: 20, sources: ['orders'] as const },
      };
      return new Map(Object.entries(known).filter(([subject]) => subjects.includes(subject)));
    },
    openOrders: async (accountIds) => kept(accountIds.includes('1.2.18') ? openOrders : []),
  };
}

const bts = { symbol: 'BTS', precision: 5 };
const until = { accountId: '1.2.18', expiresAt: Date.parse('2026-12-24T18:30:00Z') };

const openOrders: readonly OpenOrderFigures[] = [
  {
    ...until,
    id: '1.7.9',
    sells: { symbol: 'XBTSX.STH', precision: 8 },
    wants: bts,
    priceSold: 1_000_000_000n,
    priceWanted: 20_000_000n,
    left: 750_000_000n,
  },
  {
    ...until,
    id: '1.7.8',
    sells: bts,
    wants: { symbol: 'XBTSX.BTC', precision: 8 },
    priceSold: 1_000_000n,
    priceWanted: 50_000n,
    left: 1_000_000n,
  },
];
