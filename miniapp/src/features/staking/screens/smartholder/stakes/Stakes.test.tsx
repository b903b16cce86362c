// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../../screen.fixture.tsx';
import { Stakes } from './Stakes.tsx';

vi.mock('../../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../../../../platform/server/config.ts', () => ({ appConfig: { stakingAsset: '1.3.4099' } }));
vi.mock('./StakesTab.tsx', () => {
  throw new Error('a visitor needs no list of stakes');
});

afterEach(cleanup);

it('explains staking to a visitor without a further file', async () => {
  renderScreen(<Stakes account={null} />);
  expect(await screen.findByText('Share in the exchange’s profit')).toBeTruthy();
  expect(screen.getByText('+100%')).toBeTruthy();
});
