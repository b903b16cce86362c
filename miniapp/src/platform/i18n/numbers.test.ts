import { afterEach, expect, it } from 'vitest';
import { translator } from './language.ts';
import { fiatParts, formatAmount, formatFiat, formatInteger, formatNumber, groupDigits } from './numbers.ts';

afterEach(() => translator.changeLanguage('en'));

const figures = () => [
  formatAmount(132_205_681_700n, 5),
  formatAmount(132_205_681_700n, 5, 'exact'),
  formatFiat(78_428.82, 'usd'),
  formatNumber(12_345.678),
  formatInteger(98_214_507.9),
  groupDigits('1250.5'),
];

it('figures follow the present language', async () => {
  expect(figures()).toEqual([
    '1,322,056.817',
    '1,322,056.81700',
    '$78,428.82',
    '12.34k',
    '98,214,507',
    '1,250.5',
  ]);
  await translator.changeLanguage('ru');
  expect(figures()).toEqual([
    '1\u202f322\u202f056,817',
    '1\u202f322\u202f056,81700',
    '78\u202f428,82\u00a0$',
    '12,34k',
    '98\u202f214\u202f507',
    '1\u202f250,5',
  ]);
});

it('money is parted at its decimals', async () => {
  expect(fiatParts(78_428.82, 'usd')).toEqual({ whole: '$78,428', cents: '.82', after: '' });
  await translator.changeLanguage('ru');
  expect(fiatParts(78_428.82, 'usd')).toEqual({ whole: '78\u202f428', cents: ',82', after: '\u00a0$' });
  expect(fiatParts(Number.NaN, 'usd')).toEqual({ whole: '—', cents: '', after: '' });
});
