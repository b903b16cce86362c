import { afterEach, expect, it } from 'vitest';
import { translator } from './language.ts';
import { coinPrice, formatChartPrice, formatPercentOfChain, formatPrice, formatVolume } from './prices.ts';

afterEach(() => translator.changeLanguage('en'));

const prices = () => [
  formatPrice(90_095.4),
  coinPrice(0.004_015_2, 'usd'),
  formatChartPrice(0.123_456_7),
  formatVolume(18_200),
  formatPercentOfChain(20),
];

it('prices follow the present language', async () => {
  expect(prices()).toEqual(['90,095.4', '$0.004015', '0.123457', '18.20k', '0.2']);
  await translator.changeLanguage('ru');
  expect(prices()).toEqual(['90\u202f095,4', '0,004015\u00a0$', '0,123457', '18,20k', '0,2']);
});

it('a percentage of the chain has as many decimals as it needs', () => {
  expect([20, 5, 100, 10_000, 0, 125].map(formatPercentOfChain)).toEqual([
    '0.2',
    '0.05',
    '1',
    '100',
    '0',
    '1.25',
  ]);
});
