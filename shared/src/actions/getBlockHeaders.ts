import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type SignedHeader, signedHeaderSchema } from '../protocol/blockHeader.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = v.array(v.tuple([v.number(), v.nullable(signedHeaderSchema)]));

/**
 * Signed headers of the blocks `from` to `to`, both included, up to the first that the node does not have yet.
 * @throws AppError those of ChainReader.call
 */
export async function getBlockHeaders(
  reader: ChainReader,
  { from, to }: { from: number; to: number },
  options: ReadOptions = {},
): Promise<SignedHeader[]> {
  const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (numbers.length === 0) return [];
  const method = 'get_block_header_batch';
  const answer = await reader.call('database', method, [numbers, true], { ...options, schema });
  const byNumber = new Map(answer);
  const missing = numbers.findIndex((number) => !byNumber.get(number));
  const held = missing < 0 ? numbers : numbers.slice(0, missing);
  return held.flatMap((number) => byNumber.get(number) ?? []);
}
