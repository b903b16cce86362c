import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import * as v from 'valibot';

/* A node with few answers. Only for tests. */

/** A node's head properties. */
export const chainHead = {
  id: '2.1.0',
  head_block_number: 7,
  head_block_id: '00'.repeat(20),
  time: '2026-11-22T00:00:00',
  next_maintenance_time: '2026-11-23T00:00:00',
  last_irreversible_block_num: 1,
};

/** A node that answers these methods, and any other with the chain's head. */
export function answeringNode(answers: Readonly<Record<string, unknown>>): ChainReader {
  const json = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each)));
  return {
    call: async (_api: string, method: string, _params: unknown, options: { schema: v.GenericSchema }) =>
      v.parse(options.schema, json(answers[method] ?? chainHead)),
  } as unknown as ChainReader;
}
