import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';

const pair = v.tuple([v.string(), v.looseObject({ account: v.looseObject({ id: v.string() }) })]);

/** The requested name or id, with the full account as the node sent it. */
export type RawFullAccount = v.InferOutput<typeof pair>;

const schema = v.array(pair);

/** The maximum number of accounts in one call (chain.md §2). */
export const MAX_FULL_ACCOUNTS = 50;

/** Up to MAX_FULL_ACCOUNTS full accounts by name or id; unknown ones are absent. */
export function getRawFullAccounts(
  client: ChainReader,
  namesOrIds: readonly string[],
  options: ReadOptions = {},
): Promise<RawFullAccount[]> {
  return client.call('database', 'get_full_accounts', [namesOrIds, false], { ...options, schema });
}
