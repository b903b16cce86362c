import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';
import type { RawObject } from './getRawObjects.ts';

const schema = v.array(v.looseObject({ id: v.string() }));
/** No bound (chain.md §2). */
const ANY = '1.11.0';

/** The newest operations of an account, newest first, as the node sent them; at most a hundred. */
export function getRawAccountHistory(
  client: ChainReader,
  { account, limit }: { account: string; limit: number },
  options: ReadOptions = {},
): Promise<RawObject[]> {
  const params = [account, ANY, limit, ANY];
  return client.call('history', 'get_account_history', params, { ...options, schema });
}
