import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { areIndependent } from '@xbts/shared/client/operators.ts';

/** True when a node of another operator than this one is configured, whether or not it answers now. */
export function hasOtherOperators(client: ChainClient, url: string): boolean {
  const urls = client.status.get().nodes.map((node) => node.url);
  return urls.some((other) => areIndependent(url, other, urls));
}
