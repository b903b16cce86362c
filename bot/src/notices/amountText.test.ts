import { expect, it } from 'vitest';
import { amountText, dollarsOf, dollarText } from './amountText.ts';

it('units are shown as wholes of their asset, exactly', () => {
  expect(amountText({ units: 9_007_199_254_740_993n, symbol: 'BTS', precision: 5 })).toBe(
    '90071992547.40993 BTS',
  );
  expect(dollarsOf({ units: 250_000n, symbol: 'BTS', precision: 5 }, 0.5)).toBe(1.25);
});

it('a value below a cent is shown as such, unless it is zero', () => {
  const texts = [0, 0.0099, 0.01, 25.006].map(dollarText);
  expect(texts).toEqual(['≈ $0.00', '< $0.01', '≈ $0.01', '≈ $25.01']);
});
