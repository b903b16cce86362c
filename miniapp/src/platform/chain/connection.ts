import type { NodeStatus } from '@xbts/shared/client/nodeStatus.ts';
import { useSyncExternalStore } from 'react';
import { chain } from './chain.ts';

/** The whole connection, live: state, node in use, head block, the table of nodes. */
export function useNodeStatus(): NodeStatus {
  return useSyncExternalStore(chain.status.subscribe, chain.status.get);
}

/** The number of the newest block, or null before the first; renders once a block. */
export function useHeadNumber(): number | null {
  return useSyncExternalStore(chain.status.subscribe, () => chain.status.get().head?.number ?? null);
}

/** connecting, connected, switching or offline; renders only when that changes. */
export function useConnectionState(): NodeStatus['state'] {
  return useSyncExternalStore(chain.status.subscribe, () => chain.status.get().state);
}

/** Calls back whenever the node in use changes, except for the first one; the returned function ends it. */
export function onNodeMoved(onMoved: (url: string) => void): () => void {
  let last: string | null = null;
  const look = ({ state, url }: NodeStatus) => {
    if (state !== 'connected' || url === null || url === last) return;
    const isFirst = last === null;
    last = url;
    if (!isFirst) onMoved(url);
  };
  look(chain.status.get());
  return chain.status.subscribe(look);
}
