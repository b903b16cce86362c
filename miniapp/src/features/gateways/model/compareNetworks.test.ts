import type { BoardCoin, BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { CoinRecord } from '@xbts/shared/services/gatewayRecord.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { describe, expect, it } from 'vitest';
import { type Comparison, compareNetworks } from './compareNetworks.ts';
import { confirmationMs } from './confirmationTime.ts';

const now = Date.UTC(2026, 10, 22, 12);
const coin = (changes: Partial<BoardCoin> = {}): BoardCoin => ({
  symbol: 'XBTSX.USDT',
  backingCoin: 'USDT',
  minAmount: '5',
  withdrawFee: '1',
  gateFee: '0',
  areAmountsUnclear: false,
  depositAllowed: true,
  withdrawalAllowed: true,
  ...changes,
});
const gateway = (
  family: GatewayFamily,
  row: BoardCoin = coin(),
  changes: Partial<BoardGateway> = {},
): BoardGateway => ({
  family,
  state: 'ok',
  lastAnswerAt: now - 4_000,
  lastFailureAt: null,
  failure: null,
  latencyMs: 120,
  coins: { rows: [row], dropped: 0 },
  ...changes,
});
const paidIn = (family: GatewayFamily, typicalMs: number, changes: Partial<CoinRecord> = {}) => ({
  family,
  support: null,
  coins: {
    rows: [
      {
        symbol: 'XBTSX.USDT',
        paid: 5,
        typicalMs,
        lastPaidAt: now - 60_000,
        waiting: 0,
        waitingSince: null,
        ...changes,
      },
    ],
    dropped: 0,
  },
});

const compare = (gateways: BoardGateway[], changes: Partial<Comparison> = {}) =>
  compareNetworks('XBTSX.USDT', {
    way: 'withdraw',
    gateways,
    records: [],
    amount: null,
    precision: 4,
    now,
    ...changes,
  });
const order = (...input: Parameters<typeof compare>) =>
  compare(...input).map(
    ({ offer, state, best }) => `${offer.family} ${state}${best === null ? '' : ` ${best}`}`,
  );

describe('among the networks of a coin', () => {
  it('the one with the lowest total fee is first, with the amount that arrives by each', () => {
    const eth = gateway('eth', coin({ withdrawFee: '0.5', gateFee: '0.6' }));
    const rows = compare([eth, gateway('bsc')], { amount: 1_000_000n });
    expect(rows.map(({ offer, fees, arrives, best }) => [offer.family, fees, arrives, best])).toEqual([
      ['bsc', 10_000n, 990_000n, 'lowest_fee'],
      ['eth', 11_000n, 989_000n, null],
    ]);
  });

  it('at equal fees the faster one is first, then the one with the lower minimum', () => {
    const records = [paidIn('eth', 60_000), paidIn('bsc', 90_000)];
    expect(order([gateway('bsc'), gateway('eth')], { records })).toEqual(['eth works fastest', 'bsc works']);
    const low = gateway('eth', coin({ minAmount: '2' }));
    expect(order([gateway('bsc'), low])).toEqual(['eth works lowest_minimum', 'bsc works']);
  });

  it('none is called the best if they are alike, or if a fee is unknown', () => {
    expect(order([gateway('bsc'), gateway('eth')])).toEqual(['bsc works', 'eth works']);
    const silent = gateway('eth', coin({ withdrawFee: null, gateFee: null }));
    expect(order([silent, gateway('bsc')])).toEqual(['bsc works', 'eth works']);
    expect(compare([silent], { amount: 1_000_000n })[0]?.arrives).toBeNull();
  });

  it('one in maintenance or without an answer is last, however cheap it is', () => {
    const closed = gateway('eth', coin({ withdrawFee: '0', withdrawalAllowed: false }));
    const silent = gateway('ton', coin({ withdrawFee: '0' }), { state: 'failing' });
    expect(order([closed, silent, gateway('bsc')])).toEqual([
      'bsc works only_open',
      'ton unknown',
      'eth maintenance',
    ]);
    expect(order([closed, silent])).toEqual(['ton unknown', 'eth maintenance']);
  });

  it('one that takes less than its minimum is behind one that takes the amount', () => {
    const eth = gateway('eth', coin({ minAmount: '20', withdrawFee: '0' }));
    const input = { amount: 100_000n };
    expect(order([eth, gateway('bsc')], input)).toEqual(['bsc works only_for_amount', 'eth works']);
    expect(compare([eth, gateway('bsc')], input)[1]).toMatchObject({ isBelowMinimum: true, arrives: null });
    expect(order([eth], input)).toEqual(['eth works']);
  });

  it('one counts as slow if it answers slowly or kept a withdrawal waiting for more than an hour', () => {
    const late = paidIn('bsc', 6_000, { waiting: 2, waitingSince: now - 3_700_000 });
    const slowly = gateway('eth', coin(), { latencyMs: 3_400 });
    expect(order([gateway('bsc'), slowly, gateway('waves')], { records: [late] })).toEqual([
      'waves works',
      'bsc slow',
      'eth slow',
    ]);
    const waiting = paidIn('bsc', 6_000, { waiting: 1, waitingSince: now - 3_500_000 });
    expect(order([gateway('bsc')], { records: [waiting] })).toEqual(['bsc works']);
  });

  it('a deposit is compared by minimum and confirmations, since gateways state the fees of withdrawals', () => {
    const eth = gateway('eth', coin({ depositAllowed: false }));
    const records = [paidIn('bsc', 6_000)];
    const [first, second] = compare([eth, gateway('bsc')], { way: 'deposit', amount: 1_000_000n, records });
    expect(first).toMatchObject({ fees: null, arrives: 1_000_000n, record: undefined, best: 'only_open' });
    expect(second?.state).toBe('maintenance');
  });
});

it('confirmations take as long as the network’s blocks, if that is known', () => {
  expect(confirmationMs('coins', { backingCoin: 'BTC', confirmations: 2 })).toBe(1_200_000);
  expect(confirmationMs('eth', { backingCoin: 'USDT', confirmations: 12 })).toBe(144_000);
  expect(confirmationMs('bsc', { backingCoin: 'USDT', confirmations: 15 })).toBeNull();
  expect(confirmationMs('coins', { backingCoin: 'BTC', confirmations: null })).toBeNull();
});
