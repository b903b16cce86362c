// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../platform/chain/chain.ts';
import { renderScreen } from '../../../screen.fixture.tsx';
import { defaultSettings, useSettings } from '../../settings/model/settings.ts';
import { NodeList } from './NodeList.tsx';

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../../platform/server/config.ts', () => ({ appConfig: { nodes: [] } }));
const chain = theChain as FakeChain;
const entry = (url: string) => ({
  url,
  state: 'standby' as const,
  latencyMs: 9,
  headNumber: 7,
  headAgeMs: 0,
});
vi.spyOn(chain.status, 'get').mockReturnValue({
  ...chain.status.get(),
  nodes: [entry('wss://one.example/ws'), entry('wss://two.example/ws')],
});

afterEach(() => useSettings.setState(defaultSettings));

it('a node chosen by the user is stored as the choice, unless it is unfit', async () => {
  renderScreen(<NodeList />);
  await userEvent.click(screen.getByRole('radio', { name: /two\.example/u }));
  await expect.poll(() => useSettings.getState().chosenNodeUrl).toBe('wss://two.example/ws');
  vi.spyOn(chain, 'prefer').mockResolvedValue(false);
  await userEvent.click(screen.getByRole('radio', { name: /one\.example/u }));
  await expect.poll(() => chain.prefer).toHaveBeenCalledWith('wss://one.example/ws');
  expect(useSettings.getState().chosenNodeUrl).toBe('wss://two.example/ws');
});
