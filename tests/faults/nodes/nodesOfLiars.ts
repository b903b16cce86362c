import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { openSocketWith } from '@xbts/shared/client/webSocket.ts';
import { expect } from 'vitest';
import type { NodeFaults } from '../../devnet/chain/faults.ts';
import type { Ledger } from '../../devnet/chain/ledger/ledger.ts';
import { type ChainNode, startChainNode } from '../../devnet/chain/rpc/startChainNode.ts';

/** The liars' places among the nodes of a client. */
export const places = {
  'the first of three': { nodes: 3, liars: [0], saved: undefined },
  'the saved one of three': { nodes: 3, liars: [2], saved: 2 },
  'the standby of three': { nodes: 3, liars: [1], saved: undefined },
  'the first two of five': { nodes: 5, liars: [0, 1], saved: undefined },
  'two of five, one of them saved': { nodes: 5, liars: [1, 3], saved: 3 },
} as const satisfies Record<string, { nodes: number; liars: readonly number[]; saved: number | undefined }>;

export type Place = keyof typeof places;

/** A client with liars in one place, all on one ledger. */
export interface Beset {
  readonly client: ChainClient;
  readonly nodes: readonly ChainNode[];
  readonly liars: readonly string[];
  close(): Promise<void>;
}

/** Starts the nodes of a place, with the lies of `lie`, and a client connected to them. */
export async function beset(ledger: Ledger, place: Place, lie: (faults: NodeFaults) => void): Promise<Beset> {
  const { nodes: count, liars, saved } = places[place];
  const nodes = await Promise.all(Array.from({ length: count }, () => startChainNode({ ledger, port: 0 })));
  const lying = liars.flatMap((at) => nodes[at] ?? []);
  for (const { faults } of lying) lie(faults);
  const client = createNodePool({
    urls: nodes.map(({ url }) => url),
    savedUrl: saved === undefined ? undefined : nodes[saved]?.url,
    chainId: ledger.chainId,
    openSocket: openSocketWith(WebSocket),
  });
  await expect.poll(() => client.status.get().state).toBe('connected');
  return {
    client,
    nodes,
    liars: lying.map(({ url }) => url),
    close: async () => {
      client.close();
      await Promise.all(nodes.map((node) => node.close()));
    },
  };
}
