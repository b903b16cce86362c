// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePool } from './pool.ts';

const world = vi.hoisted(() => ({
  /** The resolvers of pending reads, oldest first. */
  reads: [] as ((balance: bigint) => void)[],
  notify: [] as (() => void)[],
}));

vi.mock('../../../platform/chain/chain.ts', () => ({
  chain: {
    subscribeObjects: (_ids: readonly string[], listener: () => void) => {
      world.notify.push(listener);
      return () => undefined;
    },
  },
}));
vi.mock('./poolShares.ts', () => ({
  readPoolInFull: () =>
    new Promise((resolve) => {
      const share = { dynamic_asset_data_id: '2.3.9' };
      world.reads.push((balanceA) => resolve({ pool: { id: '1.19.5', balanceA }, share }));
    }),
}));

afterEach(cleanup);

it('a pool is read once for all notices of a block, and again for a block that arrives during the reading', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(() => usePool('1.19.5'), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  const balance = () => result.current.data?.pool.balanceA;
  const block = () =>
    act(async () => {
      for (let notice = 0; notice < 3; notice += 1) for (const listener of world.notify) listener();
    });
  await waitFor(() => expect(world.reads).toHaveLength(1));
  await act(async () => world.reads[0]?.(100n));
  await waitFor(() => expect(balance()).toBe(100n));
  await block();
  expect(world.reads).toHaveLength(2);
  await block();
  expect(world.reads).toHaveLength(3);
  // Started before the second block: it returns the pool of the first.
  await act(async () => world.reads[1]?.(90n));
  await act(async () => world.reads[2]?.(80n));
  await waitFor(() => expect(balance()).toBe(80n));
});
