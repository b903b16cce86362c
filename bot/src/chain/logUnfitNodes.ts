import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Log } from '../logging.ts';

/** Logs each node that is left for its answers or messages, once until it serves again. */
export function logUnfitNodes(client: Pick<ChainClient, 'status'>, log: Pick<Log, 'warn'>): void {
  const named = new Map<string, string>();
  client.status.subscribe(({ nodes }) => {
    for (const { url, fault, reason } of nodes) {
      if (fault === undefined) named.delete(url);
      else if (named.get(url) !== fault) {
        named.set(url, fault);
        // The subject of a contradiction may be a user's account.
        const facts = fault === 'contradicted' ? { node: url, fault } : { node: url, fault, reason };
        log.warn(facts, 'an unfit node is skipped');
      }
    }
  });
}
