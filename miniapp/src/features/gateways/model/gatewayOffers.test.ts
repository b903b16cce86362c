import type { BoardCoin, BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { describe, expect, it } from 'vitest';
import { networkName, offersOf, sameMemoFamilies, silentFamilies } from './gatewayOffers.ts';

const coin = (symbol: string, backingCoin: string): BoardCoin => ({
  symbol,
  backingCoin,
  areAmountsUnclear: false,
  depositAllowed: true,
  withdrawalAllowed: true,
});
const gateway = (
  family: GatewayFamily,
  coins: BoardCoin[],
  state: BoardGateway['state'] = 'ok',
): BoardGateway => ({
  family,
  state,
  lastAnswerAt: null,
  lastFailureAt: null,
  failure: null,
  latencyMs: null,
  coins: { rows: coins, dropped: 0 },
});
const board = [
  gateway('coins', [coin('XBTSX.BTC', 'BTC')]),
  gateway('bsc', [coin('XBTSX.USDT', 'USDT'), coin('XBTSX.BNB', 'BNB')]),
  gateway('eth', [coin('XBTSX.USDT', 'USDT')]),
  gateway('ton', [], 'failing'),
  gateway('fiat', [coin('USD', 'USD')], 'failing'),
];
const families = (wanted: string) => offersOf(board, wanted).map(({ family }) => family);

describe('the networks of an asset', () => {
  it('are all gateways with its symbol', () => {
    expect(families('XBTSX.USDT')).toEqual(['bsc', 'eth']);
    expect(families('xbtsx.btc')).toEqual(['coins']);
    expect(families('XBTSX.MOON')).toEqual([]);
  });

  it('are also found by the coin alone', () => {
    expect(families('BTC')).toEqual(['coins']);
    expect(families('USD')).toEqual(['fiat']);
  });

  it('have the name of the family, or of the coin if each coin is a network', () => {
    const name = (family: GatewayFamily, given: string | null) =>
      networkName({ family, coin: { name: given, backingCoin: 'BTC' } }, (each) => each.toUpperCase());
    expect(name('coins', 'Bitcoin')).toBe('Bitcoin');
    expect(name('coins', ' ')).toBe('BTC');
    expect(name('bsc', 'Tether USD (BEP-20)')).toBe('BSC');
  });
});

it('networks with the same coin name in their memos share one issuer for all withdrawals', () => {
  const twins = (backingCoin: string, symbol = 'XBTSX.USDT') =>
    sameMemoFamilies(board, { family: 'bsc', coin: { symbol, backingCoin } });
  expect(twins('usdt')).toEqual(['eth']);
  expect(twins('USDT-BSC')).toEqual([]);
  expect(twins('BNB', 'XBTSX.BNB')).toEqual([]);
});

it('a gateway is silent without any data, but not with a cached answer', () => {
  expect(silentFamilies(board)).toEqual(['ton']);
});
