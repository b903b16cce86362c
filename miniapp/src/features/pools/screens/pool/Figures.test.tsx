// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { Figures } from './Figures.tsx';
import { knownPool } from './knownPool.fixture.ts';

vi.mock('../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
vi.mock('./useFiatOf.ts', () => ({ useFiatOf: () => () => null }));
afterEach(cleanup);

const fees = {
  exchangeFeeA: 150_000n,
  exchangeFeeB: 2_000_000n,
  withdrawalFeeA: 0n,
  withdrawalFeeB: 500_000n,
};
const day = { ...fees, volumeA: 0n, volumeB: 0n, exchanges: 1 };
const totalFees = {
  exchangeFeeA: 4_500_000n,
  exchangeFeeB: 70_000_000n,
  withdrawalFeeA: 10_000n,
  withdrawalFeeB: 900_000n,
};
const factOf = (label: string) =>
  screen.getByText(label).closest('div')?.textContent?.replaceAll('\u00a0', ' ');

it('a pool shows the fees of exchanges and withdrawals of 24 hours and in total, in both assets', () => {
  renderScreen(<Figures known={{ ...knownPool, pool: { ...knownPool.pool, day, totalFees } }} />);
  expect(factOf('Swap fees collected')).toBe(
    'Swap fees collected24h: 1.50000 BTS + 2.000000 XBTSX.USDTtotal: 45.00000 BTS + 70.000000 XBTSX.USDT',
  );
  expect(factOf('Withdrawal fees collected')).toBe(
    'Withdrawal fees collected24h: 0 BTS + 0.500000 XBTSX.USDTtotal: 0.10000 BTS + 0.900000 XBTSX.USDT',
  );
});

it('figures missing at the node are unknown', () => {
  renderScreen(<Figures known={knownPool} />);
  expect(factOf('Swap fees collected')).toBe('Swap fees collectedunknown');
});
