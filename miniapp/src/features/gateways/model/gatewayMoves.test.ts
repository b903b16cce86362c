// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { formerIssuer, type Withdrawal } from './gatewayMoves.ts';

const sentTo = (symbol: string, walletId: string, walletName: string) =>
  ({ symbol, walletId, walletName }) as Withdrawal;
const withdrawals = [
  sentTo('XBTSX.LTC', '1.2.81', 'xbtsx-issuer2'),
  sentTo('XBTSX.BTC', '1.2.80', 'xbtsx-issuer'),
  sentTo('XBTSX.BTC', '1.2.90', 'xbtsx-gate'),
];

it('reports an issuer other than the recipient of the last withdrawal of the asset', () => {
  const before = (symbol: string, id: string) => formerIssuer(withdrawals, symbol, { id });
  expect(before('XBTSX.BTC', '1.2.80')).toBeNull();
  expect(before('XBTSX.BTC', '1.2.90')).toBe('xbtsx-issuer');
  expect(before('XBTSX.LTC', '1.2.80')).toBe('xbtsx-issuer2');
  expect(before('XBTSX.ETH', '1.2.80')).toBeNull();
});
