import type { RequestFacts } from './requestFacts.ts';

/** A chain of two accounts and two assets, at block 1000. */
export const fakeRequestFacts: RequestFacts = {
  account: async (name) =>
    ({ 'alice-trader7': { id: '1.2.17', name }, 'anna-holder1': { id: '1.2.18', name } })[name],
  asset: async (typed) =>
    ({
      BTS: { id: '1.3.0', symbol: 'BTS', precision: 5 },
      STH: { id: '1.3.4099', symbol: 'XBTSX.STH', precision: 8 },
    })[typed.replace('XBTSX.', '')],
  head: () => 1000,
};
