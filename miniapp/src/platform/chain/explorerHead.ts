import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { openSocketWith } from '@xbts/shared/client/webSocket.ts';
import { appConfig } from '../server/config.ts';

let explorer: ChainClient | undefined;
let followers = 0;

/** A pool of its own, the explorer first and its fallbacks after: the nodes' pool never hears of it. */
function open(): ChainClient {
  return createNodePool({
    urls: appConfig.explorerSockets ?? [],
    chainId: appConfig.chainId,
    openSocket: openSocketWith(WebSocket),
  });
}

/** Tells the number of the explorer's newest block, at once and with each new one; its connection ends with the last who follows. */
export function followExplorer(tell: (number: number) => void): () => void {
  explorer ??= open();
  const { status } = explorer;
  followers += 1;
  const look = () => {
    const { state, head } = status.get();
    if (state === 'connected' && head !== null) tell(head.number);
  };
  const end = status.subscribe(look);
  look();
  return () => {
    end();
    followers -= 1;
    if (followers > 0) return;
    explorer?.close();
    explorer = undefined;
  };
}
