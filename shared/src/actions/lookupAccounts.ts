import { array, string, tuple } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(tuple([string(), string()]));
const LIMIT = 50;

/** An account as a search result. */
export interface AccountName {
  readonly name: string;
  readonly id: string;
}

/** Up to 50 accounts whose names begin with the text, by name. The node also returns later names, which are dropped. */
export async function lookupAccounts(
  client: ChainReader,
  prefix: string,
  options: ReadOptions = {},
): Promise<AccountName[]> {
  const found = await client.call('database', 'lookup_accounts', [prefix, LIMIT, false], {
    ...options,
    schema,
  });
  return found.filter(([name]) => name.startsWith(prefix)).map(([name, id]) => ({ name, id }));
}
