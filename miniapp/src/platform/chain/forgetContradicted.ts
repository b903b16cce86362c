import type { QueryClient } from '@tanstack/react-query';
import type { NodeStatus, StatusStore } from '@xbts/shared/client/nodeStatus.ts';

const contradictedIn = ({ nodes }: NodeStatus): string[] =>
  nodes.filter(({ fault }) => fault === 'contradicted').map(({ url }) => url);

/**
 * When a node was caught lying, nothing that may have come from it stays: everything is read again from the next one.
 * Calls back with its address; the returned function ends it.
 */
export function forgetContradicted(
  status: StatusStore,
  queries: Pick<QueryClient, 'resetQueries'>,
  onCaught: (url: string) => void,
): () => void {
  let known = new Set(contradictedIn(status.get()));
  return status.subscribe((now) => {
    const caught = contradictedIn(now);
    const fresh = caught.filter((url) => !known.has(url));
    known = new Set(caught);
    if (fresh.length === 0) return;
    void queries.resetQueries();
    for (const url of fresh) onCaught(url);
  });
}
