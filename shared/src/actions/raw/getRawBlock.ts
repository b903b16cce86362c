import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';

const rawBlock = v.looseObject({
  witness: v.string(),
  transactions: v.array(
    v.looseObject({ operations: v.array(v.tuple([v.number(), v.record(v.string(), v.unknown())])) }),
  ),
});

/** A block as the node sent it: only these members are checked. */
export type RawBlock = v.InferOutput<typeof rawBlock>;

const schema = v.nullable(rawBlock);

/** A block by its number, null while it does not exist. */
export function getRawBlock(
  client: ChainReader,
  number: number,
  options: ReadOptions = {},
): Promise<RawBlock | null> {
  return client.call('database', 'get_block', [number], { ...options, schema });
}
