import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { describe, expect, it } from 'vitest';
import { arrivesRoundedDown, changedTerms, feesOf, termsOf, unitsRoundedUp } from './gatewayTerms.ts';

const bitcoin: GatewayCoin = {
  symbol: 'XBTSX.BTC',
  backingCoin: 'BTC',
  minAmount: '0.0005',
  withdrawFee: '0.0002',
  gateFee: '0.0001',
  namedIssuers: [],
  areAmountsUnclear: false,
  memoSupport: false,
  depositAllowed: true,
  withdrawalAllowed: true,
};

describe("a gateway's amount", () => {
  it.each([
    ['0.0005', 8, 50_000n],
    ['20', 8, 2_000_000_000n],
    ['0.0000001', 8, 10n],
    ['2500', 2, 250_000n],
    ['0', 5, 0n],
    ['7', 0, 7n],
    ['0.123456789', 8, 12_345_679n],
    ['0.000000001', 8, 1n],
  ])('%s with %i decimals is %d units, rounded up', (text, precision, units) => {
    expect(unitsRoundedUp(text, precision)).toBe(units);
  });

  it.each([[undefined], [null]])('%s is not a known amount', (text) => {
    expect(unitsRoundedUp(text, 8)).toBeNull();
  });

  it('above the maximum supply it is that maximum, and never none', () => {
    expect(unitsRoundedUp('10000000.1', 8)).toBe(1_000_000_010_000_000n);
    const terms = termsOf({ ...bitcoin, withdrawFee: '9'.repeat(40) }, 8);
    expect(arrivesRoundedDown(100_000n, terms)).toBe(0n);
  });
});

describe('the amount that arrives from a withdrawal', () => {
  it('is the amount without both fees', () => {
    expect(arrivesRoundedDown(100_000n, termsOf(bitcoin, 8))).toBe(70_000n);
  });

  it('is rounded down where a fee has more decimals than the asset', () => {
    const terms = termsOf({ ...bitcoin, withdrawFee: '0.0002001', gateFee: '0' }, 4);
    expect(terms.withdrawFee).toBe(3n);
    expect(arrivesRoundedDown(100n, terms)).toBe(97n);
  });

  it('is zero when the fees take it all, and never less', () => {
    expect(arrivesRoundedDown(30_000n, termsOf(bitcoin, 8))).toBe(0n);
    expect(arrivesRoundedDown(1n, termsOf(bitcoin, 8))).toBe(0n);
  });

  it('is unknown without a stated fee, and known if one of the two is stated', () => {
    const { withdrawFee: _, gateFee: __, ...silent } = bitcoin;
    expect(arrivesRoundedDown(100_000n, termsOf(silent, 8))).toBeNull();
    expect(feesOf(termsOf({ ...silent, gateFee: '0.0001' }, 8))).toBe(10_000n);
  });
});

it('is unknown if one of the fees may be the unreadable one', () => {
  const unreadable = { ...bitcoin, withdrawFee: null, areAmountsUnclear: true };
  expect(arrivesRoundedDown(100_000n, termsOf(unreadable, 8))).toBeNull();
  expect(arrivesRoundedDown(100_000n, termsOf({ ...bitcoin, areAmountsUnclear: true }, 8))).toBe(70_000n);
});

describe('changed terms', () => {
  it('are listed one by one', () => {
    expect(changedTerms(bitcoin, { ...bitcoin, minAmount: '0.01', memoSupport: true })).toEqual([
      { term: 'minAmount', before: '0.0005', now: '0.01' },
      { term: 'memoSupport', before: 'false', now: 'true' },
    ]);
  });

  it('are the same when only irrelevant members differ', () => {
    expect(changedTerms(bitcoin, { ...bitcoin, confirmations: 6, depositAllowed: false })).toEqual([]);
  });
});
