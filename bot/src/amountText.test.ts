import { expect, it } from 'vitest';
import { amountText, dollarsOf, dollarText } from './amountText.ts';

it('units are shown as wholes of their asset, exactly', () => {
  const amount = { units: 9_007_199_254_740_993n, symbol: 'BTS', precision: 5 };
  expect(amountText(amount, 'en')).toBe('90,071,992,547.40993\u00a0BTS');
  expect(amountText(amount, 'ru')).toBe('90\u202f071\u202f992\u202f547,40993\u00a0BTS');
  expect(dollarsOf({ units: 250_000n, symbol: 'BTS', precision: 5 }, 0.5)).toBe(1.25);
});

it('a value below a cent is shown as such, unless it is zero', () => {
  const texts = [0, 0.0099, 0.01, 1250.006].map((dollars) => dollarText(dollars, 'en'));
  expect(texts).toEqual(['≈ $0.00', '<\u00a0$0.01', '≈ $0.01', '≈ $1,250.01']);
});
