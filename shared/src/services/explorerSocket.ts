import * as v from 'valibot';
import { dynamicGlobalPropertiesSchema } from '../protocol/objects.ts';

/** The bot's path of the explorer's websocket, on its own origin. */
export const EXPLORER_SOCKET_PATH = '/explorer';

/**
 * The maximum characters of a message. A block of ten orders takes some 40,000, since each contains the whole object of
 * its account; longer messages are not blocks, or blocks whose operations are omitted.
 */
export const MAX_EXPLORER_MESSAGE = 262_144;

/**
 * The trusted part of an explorer's websocket message: the head, only for display. It names no chain and proves
 * nothing; a head whose id does not begin with its number is no block.
 */
export const explorerMessageSchema = v.object({
  op: v.literal('block:response'),
  data: v.object({
    block: v.pipe(
      dynamicGlobalPropertiesSchema,
      v.check(
        (block) => Number.parseInt(block.head_block_id.slice(0, 8), 16) === block.head_block_number,
        'the id is of another block',
      ),
    ),
  }),
});

/** The number of the newest block in a message; undefined for one that is too long, no JSON or no block. */
export function explorerHead(text: string): number | undefined {
  if (text.length > MAX_EXPLORER_MESSAGE) return undefined;
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), explorerMessageSchema), text);
  return message.success ? message.output.data.block.head_block_number : undefined;
}
