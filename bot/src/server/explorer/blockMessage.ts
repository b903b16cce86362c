import { MAX_EXPLORER_MESSAGE } from '@xbts/shared/services/explorerSocket.ts';
import { type ExplorerBlock, withoutOperations } from '../../chain/explorer/explorerBlock.ts';

/** A block as the explorer's websocket tells it, with how many listen; without its operations where they make it too long. */
export function blockMessage(block: ExplorerBlock, clients: number): string {
  const text = textOf(block, clients);
  return text.length <= MAX_EXPLORER_MESSAGE ? text : textOf(withoutOperations(block), clients);
}

const textOf = (data: ExplorerBlock, clients: number) =>
  JSON.stringify({ op: 'block:response', data, clients });
