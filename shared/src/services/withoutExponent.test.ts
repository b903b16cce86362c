import * as v from 'valibot';
import { expect, it } from 'vitest';
import { stakingRoutes } from './staking.ts';
import { withoutExponent } from './withoutExponent.ts';

it.each([
  ['5e-7', '0.0000005'],
  ['1.918E-5', '0.00001918'],
  ['-2.5e-8', '-0.000000025'],
  ['1e+21', '1000000000000000000000'],
  ['1.25e1', '12.5'],
  ['0.00001918', '0.00001918'],
  ['1e999', '1e999'],
  ['1e-99', '1e-99'],
  ['1e40', `1${'0'.repeat(40)}`],
  ['1e41', '1e41'],
  ['1e-40', `0.${'0'.repeat(39)}1`],
  ['1e-41', '1e-41'],
  ['1.25e2', '125'],
  ['1.25e3', '1250'],
  ['12.5e-1', '1.25'],
  ['12.5e-2', '0.125'],
  ['-12.5e1', '-125'],
])('%s is %s', (text, plain) => {
  expect(withoutExponent(text)).toBe(plain);
});

it('a reward of some satoshis, sent as a number, is read exactly', () => {
  const rows = JSON.parse(
    '[{ "id": 1, "time": "2026-11-15T12:00:00", "asset": "XBTSX.BTC", "amount": 0.00000050, "epoch": 22 }]',
  );
  expect(v.parse(stakingRoutes.payments.answer, rows).rows).toMatchObject([{ amount: '0.0000005' }]);
});
