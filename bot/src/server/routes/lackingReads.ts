import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import { POOL_HISTORY } from '@xbts/shared/services/missingServices.ts';

/** A page waits for its configuration: it is not kept waiting for a node. */
const DEADLINE_MS = 1_500;
/** The first pool there may be; whether it exists makes no difference to a node that keeps histories. */
const anyPool = '1.19.0';

/** Tells what the node in use does not keep, and so this server can not read in a page's stead; each node is asked once. */
export function createLackingReads(client: ChainClient): () => Promise<readonly string[]> {
  const asked = new Map<string, Promise<boolean>>();
  const lacksPoolHistory = (url: string): Promise<boolean> => {
    const known = asked.get(url);
    if (known !== undefined) return known;
    const answer = client
      .call('history', 'get_liquidity_pool_history', [anyPool, null, null, 1], { deadlineMs: DEADLINE_MS })
      .then(() => false)
      .catch((error: unknown) => {
        if (isUnavailable(error)) return true;
        // That it did not answer now says nothing of what it keeps.
        asked.delete(url);
        return false;
      });
    asked.set(url, answer);
    return answer;
  };
  // While one node takes over from another, what was known of the last one.
  let known: readonly string[] = [];
  return async () => {
    const { state, url } = client.status.get();
    if (state === 'connected' && url !== null) known = (await lacksPoolHistory(url)) ? [POOL_HISTORY] : [];
    return known;
  };
}
