import { MAX_EXPLORER_MESSAGE } from '@xbts/shared/services/explorerSocket.ts';
import { type ExplorerBlock, withoutOperations } from '../../chain/explorer/explorerBlock.ts';

/**
 * A block in the explorer websocket's form, with the number of listeners; without its operations when it is too long.
 */
export function blockMessage(block: ExplorerBlock, clients: number): string {
  const text = textOf(block, clients);
  return text.length <= MAX_EXPLORER_MESSAGE ? text : textOf(withoutOperations(block), clients);
}

const textOf = (data: ExplorerBlock, clients: number) =>
  JSON.stringify({ op: 'block:response', data, clients });
