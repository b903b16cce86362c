import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import { POOL_HISTORY } from '@xbts/shared/services/missingServices.ts';

/** A page waits for its configuration, and must not wait long for a node. */
const DEADLINE_MS = 1_500;
/** The first possible pool; a node that keeps histories answers whether or not it exists. */
const anyPool = '1.19.0';

/** The data that the node in use does not keep and that this server therefore lacks; each node is asked once. */
export function createUnavailableReads(client: ChainClient): () => Promise<readonly string[]> {
  const asked = new Map<string, Promise<boolean>>();
  const lacksPoolHistory = (url: string): Promise<boolean> => {
    const known = asked.get(url);
    if (known !== undefined) return known;
    const answer = client
      .call('history', 'get_liquidity_pool_history', [anyPool, null, null, 1], { deadlineMs: DEADLINE_MS })
      .then(() => false)
      .catch((error: unknown) => {
        if (isUnavailable(error)) return true;
        // A missing answer says nothing about what the node keeps.
        asked.delete(url);
        return false;
      });
    asked.set(url, answer);
    return answer;
  };
  // The last node's result, while another one takes over.
  let known: readonly string[] = [];
  return async () => {
    const { state, url } = client.status.get();
    if (state === 'connected' && url !== null) known = (await lacksPoolHistory(url)) ? [POOL_HISTORY] : [];
    return known;
  };
}
