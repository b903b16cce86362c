import { array, nullable, number, object, optional, string, tuple, unknown } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import type { BlockTransaction } from '../protocol/blockCodec.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = nullable(
  object({
    ref_block_num: number(),
    ref_block_prefix: number(),
    expiration: string(),
    operations: array(tuple([number(), unknown()])),
    extensions: optional(array(unknown())),
    signatures: array(string()),
  }),
);

/** The transaction at a place in a block, counted from 0; null when the block has none there. */
export function getTransactionInBlock(
  client: ChainReader,
  { block, transaction }: { readonly block: number; readonly transaction: number },
  options: ReadOptions = {},
): Promise<BlockTransaction | null> {
  return client.call('database', 'get_transaction', [block, transaction], { ...options, schema });
}
