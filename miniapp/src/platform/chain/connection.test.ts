import type { ConnectionState, createStatusStore } from '@xbts/shared/client/nodeStatus.ts';
import { expect, it, vi } from 'vitest';
import { knownNode } from './chain.ts';
import { onNodeMoved } from './connection.ts';

const status = vi.hoisted(() => ({ store: null as ReturnType<typeof createStatusStore> | null }));
vi.mock(import('./chain.ts'), async (original) => {
  const { createStatusStore: create } = await import('@xbts/shared/client/nodeStatus.ts');
  const store = create({
    state: 'connecting',
    url: null,
    latencyMs: null,
    isCompared: false,
    head: null,
    nodes: [],
  });
  status.store = store;
  const { createFakeChain } = await import('./chain.fixture.ts');
  const chain = createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] });
  return { ...(await original()), chain: { ...chain, status: store } };
});

it('reports every move to another node, but not the first connection or a return to the same one', () => {
  const moves: string[] = [];
  const end = onNodeMoved((url) => moves.push(url));
  const set = (state: ConnectionState, url: string | null) =>
    status.store?.set({ state, url, latencyMs: null, isCompared: false, head: null, nodes: [] });
  set('connected', 'ws://a');
  set('switching', null);
  set('connected', 'ws://a');
  set('switching', null);
  set('connected', 'ws://b');
  end();
  set('connected', 'ws://a');
  expect(moves).toEqual(['ws://b']);
});

it('starts with the saved node if it is still listed, and replaces an old address by its new one', () => {
  const nodes = ['wss://node.xbts.io/ws', 'wss://public.xbts.io/ws'];
  expect(knownNode(nodes, 'wss://public.xbts.io/ws')).toBe('wss://public.xbts.io/ws');
  expect(knownNode(nodes, 'wss://node.xbts.io/wss')).toBe('wss://node.xbts.io/ws');
  expect(knownNode(nodes, 'wss://gone.example')).toBeUndefined();
  expect(knownNode(nodes, null)).toBeUndefined();
});
