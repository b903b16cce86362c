// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../../../platform/chain/chain.ts';
import { nothingRead } from '../../../../../platform/server/nothingRead.fixture.ts';
import { stubServer } from '../../../../../platform/server/stubServer.fixture.ts';
import { renderScreen } from '../../../../../screen.fixture.tsx';
import { ComingDays } from './ComingDays.tsx';

vi.mock('../../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../../../../platform/server/config.ts', () => ({ appConfig: { stakingAsset: '1.3.4099' } }));
const chain = theChain as FakeChain;

stubServer(...nothingRead);
afterEach(cleanup);

it('the payout days stay if the stakes can’t be read, a notice explains it, and a retry reads them', async () => {
  chain.world = {
    ...chain.world,
    accounts: { '1.2.18': 'alice-trader7' },
    assets: { '1.3.0': ['BTS', 5], '1.3.4099': ['XBTSX.STH', 5] },
  };
  chain.failure = new AppError('node.unreachable');
  renderScreen(<ComingDays account="alice-trader7" />);
  await screen.findByText(/^Can’t read your stakes right now, so their unlock days are missing\./u);
  expect(screen.getAllByText('Payout')).toHaveLength(4);
  chain.failure = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Can’t read your stakes right now/u)).toBeNull());
});

it("a visitor's days are those of the payouts alone", async () => {
  chain.failure = new AppError('node.unreachable');
  renderScreen(<ComingDays account={null} />);
  expect(await screen.findAllByText('Payout')).toHaveLength(4);
  expect(screen.queryByText(/can’t read/iu)).toBeNull();
});
