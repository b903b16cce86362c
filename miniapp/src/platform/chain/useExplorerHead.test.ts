// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { NodePoolOptions } from '@xbts/shared/client/nodePoolOptions.ts';
import { createStatusStore } from '@xbts/shared/client/nodeStatus.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startChain } from './chain.ts';
import { useExplorerHead } from './useExplorerHead.ts';

const config = vi.hoisted(() => ({
  nodes: ['wss://node.example/ws'],
  explorerSockets: ['wss://one.example/ws', 'wss://two.example/ws'] as string[] | undefined,
  chainId: '1'.repeat(64),
}));
const pools = vi.hoisted(() => ({ opened: [] as NodePoolOptions[], closed: 0 }));
const status = createStatusStore({
  state: 'connecting',
  url: null,
  latencyMs: null,
  isCompared: false,
  head: null,
  nodes: [],
});
vi.mock('../server/config.ts', () => ({ appConfig: config }));
vi.mock('@xbts/shared/client/nodePool.ts', () => ({
  createNodePool: (options: NodePoolOptions) => {
    pools.opened.push(options);
    const close = () => {
      pools.closed += 1;
    };
    return { status, close };
  },
}));
const block = (number: number) =>
  status.set({
    ...status.get(),
    state: 'connected',
    head: { number, id: 'a'.repeat(40), time: 0, irreversible: 0 },
  });

beforeEach(() => {
  pools.opened.length = 0;
  pools.closed = 0;
  config.explorerSockets = ['wss://one.example/ws', 'wss://two.example/ws'];
  status.set({ ...status.get(), state: 'connecting', head: null });
});
afterEach(cleanup);

it("tells the explorer's newest block, of the same chain, and leaves it when nobody looks any more", async () => {
  const first = renderHook(() => useExplorerHead(true));
  const second = renderHook(() => useExplorerHead(true));
  await waitFor(() => expect(pools.opened).toHaveLength(1));
  expect(pools.opened[0]).toMatchObject({ urls: config.explorerSockets, chainId: config.chainId });
  expect(first.result.current).toBeNull();
  block(7);
  await waitFor(() => expect(second.result.current).toBe(7));
  block(8);
  await waitFor(() => expect([first.result.current, second.result.current]).toEqual([8, 8]));
  first.unmount();
  expect(pools.closed).toBe(0);
  second.unmount();
  expect(pools.closed).toBe(1);
});

it('opens nothing where it is not wanted or not configured', () => {
  expect(renderHook(() => useExplorerHead(false)).result.current).toBeNull();
  config.explorerSockets = undefined;
  expect(renderHook(() => useExplorerHead(true)).result.current).toBeNull();
  expect(pools.opened).toEqual([]);
});

it('has no voice among the nodes: their pool never hears of it', () => {
  startChain({ ...config } as never, { nodeUrl: null, chosenNodeUrl: null });
  expect(pools.opened[0]?.urls).toEqual(config.nodes);
});
