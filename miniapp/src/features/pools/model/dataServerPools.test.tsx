// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../platform/chain/chain.ts';
import { stubServer } from '../../../platform/server/stubServer.fixture.ts';
import { useDataServerPools } from './dataServerPools.ts';

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
const chain = theChain as FakeChain;

const pool = {
  id: '1.19.7',
  asset_a: '1.3.0',
  asset_b: '1.3.7',
  balance_a: '10',
  balance_b: '20',
  share_asset: '1.3.8',
  taker_fee_percent: 20,
  withdrawal_fee_percent: 10,
  virtual_value: '200',
};
const asked: unknown[] = [];
stubServer(
  http.get('*/api/v1/lps/:query', ({ params }) => {
    asked.push(params.query);
    return HttpResponse.json(params.query === 'sth' ? [pool] : []);
  }),
);
afterEach(cleanup);

it('without a node, the data server searches for pools; otherwise it gets no request', async () => {
  const queries = new QueryClient();
  const { result } = renderHook(() => useDataServerPools(' sth / bts', true), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  expect(result.current.fetchStatus).toBe('idle');
  act(() => chain.setState('offline'));
  await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual(['1.19.7']));
  expect(asked).toEqual(['sth']);
});
