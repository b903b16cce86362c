// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { PayAssets } from './calendar/PayAssets.tsx';
import { PayoutsTab } from './payouts/PayoutsTab.tsx';

vi.mock('../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../platform/chain/chain.fixture.ts');
  const accounts = { '1.2.18': 'alice-trader7', '1.2.5': 'sth-payer' };
  const assets = { '1.3.0': ['BTS', 5], '1.3.4099': ['XBTSX.STH', 5] } as const;
  const transfer = { fee: { amount: 1, asset_id: '1.3.0' }, from: '1.2.5', to: '1.2.18', extensions: [] };
  const paid = {
    id: '1.11.7',
    op: [0, { ...transfer, amount: { amount: 700_000, asset_id: '1.3.0' } }],
    block_num: 7,
    block_time: '2026-11-15T10:00:00',
  };
  return { chain: createFakeChain({ accounts, assets, balances: {}, orders: [], history: [paid] } as never) };
});
vi.mock('../../../../platform/server/config.ts', () => ({
  appConfig: {
    stakingAsset: '1.3.4099',
    payers: ['sth-payer'],
    missingServices: ['staking'],
    links: { explorer: 'https://explorer.example' },
  },
}));

afterEach(cleanup);

it('without a staking service the calendar says so, once, and offers no retry', async () => {
  renderScreen(<PayAssets />);
  expect(
    await screen.findAllByText(/^This app has no staking service, so what’s paid next isn’t known/u),
  ).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('without a staking service the payouts come from the chain, with a notice', async () => {
  renderScreen(<PayoutsTab account="alice-trader7" />);
  await screen.findByText(/^This app has no staking service. These payouts come from the chain/u);
  expect((await screen.findAllByText(/7 BTS|7\.0/u)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
