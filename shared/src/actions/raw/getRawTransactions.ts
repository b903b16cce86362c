import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';

const rawTransaction = v.looseObject({
  operations: v.array(v.tuple([v.number(), v.record(v.string(), v.unknown())])),
});

/** A transaction of a block as the node sent it: only the presence of operations is checked. */
export type RawTransaction = v.InferOutput<typeof rawTransaction>;

const schema = v.nullable(v.object({ transactions: v.array(rawTransaction) }));

/** The transactions of a block, null while the node lacks the block; uses the database API, which every node offers. */
export async function getRawTransactions(
  client: ChainReader,
  number: number,
  options: ReadOptions = {},
): Promise<RawTransaction[] | null> {
  const block = await client.call('database', 'get_block', [number], { ...options, schema });
  return block?.transactions ?? null;
}
