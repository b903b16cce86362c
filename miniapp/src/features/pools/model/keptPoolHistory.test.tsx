// @vitest-environment jsdom
import { IsRestoringProvider, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PoolEvent } from './poolEvents.ts';
import { usePoolHistory } from './poolHistory.ts';

const event = (sequence: number): PoolEvent => ({
  id: `5.4.${sequence}`,
  sequence,
  time: sequence * 1000,
  type: 63,
  accountId: '1.2.18',
  block: sequence,
  trxInBlock: 0,
  paid: [],
  received: [],
  fees: [],
});

vi.mock('../../../platform/chain/chain.ts', () => ({
  chain: { subscribeObjects: () => () => undefined },
}));
vi.mock('./readPoolEvents.ts', () => ({ readPoolEvents: async () => [event(3), event(2), event(1)] }));

afterEach(cleanup);

it('a pool’s newest operations are read once what an earlier visit kept is restored', async () => {
  const queries = new QueryClient();
  let isRestoring = true;
  const { result, rerender } = renderHook(() => usePoolHistory('1.19.5', null), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
      </QueryClientProvider>
    ),
  });
  const kept = { pages: [{ rows: [event(2), event(1)], hasMore: false }], pageParams: [null] };
  queries.setQueryData(['poolHistory', '1.19.5', null], kept);
  isRestoring = false;
  rerender();
  await waitFor(() => expect(result.current.data?.map(({ sequence }) => sequence)).toEqual([3, 2, 1]));
});
