import type { ChainClient, ChainObject } from '@xbts/shared/client/chainClient.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import { DYNAMIC_GLOBAL_PROPERTIES_ID } from '@xbts/shared/protocol/constants.ts';
import type { Log } from '../../logging.ts';
import { createExplorerReader, type ExplorerBlock, headSchema } from './explorerBlock.ts';

/** Heads that wait while one is read and sent; the oldest is dropped, since only a far too slow node lets more wait. */
const MOST_WAITING = 10;

/**
 * Sends every head block of the node in use, one after the other, like the explorer's websocket; an unreadable one is
 * logged and skipped. Returns the function that ends it.
 */
export function followHeads(
  { client, log }: { client: ChainClient; log: Pick<Log, 'warn'> },
  tell: (block: ExplorerBlock) => Promise<void>,
): () => void {
  const read = createExplorerReader(client);
  const waiting: ChainObject[] = [];
  let lastId: string | undefined;
  let isBusy = false;
  let isOver = false;

  async function tellOne(object: ChainObject): Promise<void> {
    const head = parseAnswer(headSchema, 'notice', object);
    // A new connection begins with the previous one's last head.
    if (head.head_block_id === lastId) return;
    lastId = head.head_block_id;
    const block = await read(head);
    if (!isOver) await tell(block);
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let object = waiting.shift(); object !== undefined && !isOver; object = waiting.shift())
      try {
        await tellOne(object);
      } catch (error) {
        log.warn({ code: toAppError(error).code }, 'a block could not be sent to the explorer’s listeners');
      }
    isBusy = false;
  }

  const end = client.subscribeObjects([DYNAMIC_GLOBAL_PROPERTIES_ID], (_, object) => {
    if (object === null) return;
    waiting.push(object);
    if (waiting.length > MOST_WAITING) waiting.shift();
    void work();
  });
  return () => {
    isOver = true;
    end();
  };
}
