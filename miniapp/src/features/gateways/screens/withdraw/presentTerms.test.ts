import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { expect, it, vi } from 'vitest';
import { readPresentCoin } from '../../model/gatewayCalls.ts';
import { readPresentTerms } from './presentTerms.ts';

vi.mock('../../model/gatewayCalls.ts', () => ({ readPresentCoin: vi.fn(), askIsAddress: vi.fn() }));

const coin: GatewayCoin = {
  symbol: 'XBTSX.BTC',
  backingCoin: 'BTC',
  memoSupport: false,
  minAmount: '0.001',
  namedIssuers: [],
  areAmountsUnclear: false,
  depositAllowed: true,
  withdrawalAllowed: true,
};
const shown = {
  subject: {
    account: 'alice-trader7',
    family: 'coins',
    coin,
    asset: { id: '1.3.9', symbol: 'XBTSX.BTC', precision: 8 } as Asset,
    network: 'Bitcoin',
  },
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  issuerId: '1.2.30',
} as const;
const present = (change: Partial<GatewayCoin>) => {
  vi.mocked(readPresentCoin).mockResolvedValueOnce({ ...coin, ...change });
  return readPresentTerms(shown, new Set());
};

it('changed terms are listed, old and new', async () => {
  expect((await present({ minAmount: '0.5' })).changes).toEqual([
    { term: 'minAmount', before: '0.001', now: '0.5' },
  ]);
});

it('a gateway that pays out another coin under the same name gets no payment', async () => {
  await expect(present({ backingCoin: 'DOGE' })).rejects.toMatchObject({ code: 'gateway.terms_changed' });
});

it('a gateway that pays nothing out gets no payment', async () => {
  await expect(present({ withdrawalAllowed: false })).rejects.toMatchObject({
    code: 'gateway.withdrawal_maintenance',
  });
});
