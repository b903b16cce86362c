import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { isConfirmable } from '@xbts/shared/client/operators.ts';

/** True when the configuration has a node of another operator than this one, whether or not it answers now. */
export function hasOtherOperators(client: ChainClient, url: string): boolean {
  return isConfirmable(url, client.status.get().nodes);
}
