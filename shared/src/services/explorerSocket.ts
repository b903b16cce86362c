import * as v from 'valibot';
import { dynamicGlobalPropertiesSchema } from '../protocol/objects.ts';

/** Where a bot serves the explorer's websocket, on its own origin. */
export const EXPLORER_SOCKET_PATH = '/explorer';

/**
 * The longest message that is sent and read, in characters. A block of ten orders makes some 40,000 of them, since each has the whole
 * object of its account; what is longer is no block of an explorer, or one whose operations are left out.
 */
export const MAX_EXPLORER_MESSAGE = 262_144;

/**
 * One message of an explorer's websocket as far as it is believed: the head, and only to be shown. It names no chain, and whoever sends it
 * proves nothing; but a head whose id does not begin with its number is no block.
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

/** The number of the newest block by a message; undefined for one that is too long, no JSON or no block. */
export function explorerHead(text: string): number | undefined {
  if (text.length > MAX_EXPLORER_MESSAGE) return undefined;
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), explorerMessageSchema), text);
  return message.success ? message.output.data.block.head_block_number : undefined;
}
