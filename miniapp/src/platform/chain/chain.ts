import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import type { AppConfig } from '@xbts/shared/services/config.ts';
import { openSocket } from './earlySocket.ts';

/** Old addresses of nodes and their replacements at start (spec §4). */
const movedNodes: Readonly<Record<string, string>> = {
  'wss://node.xbts.io/wss': 'wss://node.xbts.io/ws',
};

/** The connection to the chain, set at boot. */
export let chain: ChainClient;

/** The stored nodes, by address; null: none. */
export interface SavedNodes {
  /** The node that served last. */
  readonly nodeUrl: string | null;
  /** The user's choice. */
  readonly chosenNodeUrl: string | null;
  /** The user's own nodes. */
  readonly ownNodes: readonly string[];
}

/**
 * Connects to the user's choice or else the saved node if it is still on the list, otherwise to the first of the list.
 */
export function startChain(config: AppConfig, saved: SavedNodes): ChainClient {
  const listed = [...config.nodes, ...saved.ownNodes];
  chain = createNodePool({
    urls: config.nodes,
    ownUrls: saved.ownNodes,
    chainId: config.chainId,
    savedUrl: knownNode(listed, saved.nodeUrl),
    chosenUrl: knownNode(listed, saved.chosenNodeUrl),
    openSocket,
  });
  return chain;
}

/** The saved address in its present form, or undefined when it is no longer on the list. */
export function knownNode(nodes: readonly string[], savedUrl: string | null): string | undefined {
  if (savedUrl === null) return undefined;
  const url = movedNodes[savedUrl] ?? savedUrl;
  return nodes.includes(url) ? url : undefined;
}
