import * as v from 'valibot';
import { hasCode, toAppError } from '../errors/appError.ts';
import { msOfChainTime } from '../protocol/chainTime.ts';
import { type DynamicGlobalProperties, dynamicGlobalPropertiesSchema, hexOf } from '../protocol/objects.ts';
import type { NodeReader } from './chainClient.ts';
import { MAX_APART_MS } from './headReports.ts';

/** Dynamic global properties change with every block, so two nodes can differ about them. */
export const HEAD_METHOD = 'get_dynamic_global_properties';

const headerSchema = v.nullable(v.object({ previous: hexOf(40) }));

/** A node with its head's properties. */
export interface NodeHead {
  readonly reader: NodeReader;
  readonly head: DynamicGlobalProperties;
}

/** Asks a node for its head's properties. @throws AppError those of ChainReader.call */
export async function readNodeHead(reader: NodeReader): Promise<NodeHead> {
  const head = await reader.call('database', HEAD_METHOD, [], { schema: dynamicGlobalPropertiesSchema });
  return { reader, head };
}

/**
 * The older of two heads, when the chain of the node with the younger one contains it: a reference to it holds on both.
 * Null when it does not, or when their times are far apart. Costs one more call when the heads differ.
 * @throws AppError those of ChainReader.call
 */
export async function commonHead(one: NodeHead, other: NodeHead): Promise<DynamicGlobalProperties | null> {
  const [older, younger] =
    one.head.head_block_number <= other.head.head_block_number ? [one, other] : [other, one];
  const apartMs = Math.abs(msOfChainTime(one.head.time) - msOfChainTime(other.head.time));
  if (apartMs > MAX_APART_MS) return null;
  if ((await idAt(younger, older.head.head_block_number)) !== older.head.head_block_id) return null;
  const irreversible = Math.min(one.head.last_irreversible_block_num, other.head.last_irreversible_block_num);
  return { ...older.head, last_irreversible_block_num: irreversible };
}

/**
 * The id of a block at or below a node's head: the one that its next block names as previous. Null when the node lacks
 * that block.
 */
async function idAt({ reader, head }: NodeHead, number: number): Promise<string | null> {
  if (head.head_block_number === number) return head.head_block_id;
  try {
    const next = await reader.call('database', 'get_block_header', [number + 1], { schema: headerSchema });
    return next?.previous ?? null;
  } catch (error) {
    if (hasCode(error, 'node.bad_answer') || toAppError(error).code.startsWith('chain.')) return null;
    throw error;
  }
}
