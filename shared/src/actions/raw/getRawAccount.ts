import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';
import type { RawObject } from './getRawObjects.ts';

const schema = v.array(v.nullable(v.looseObject({ id: v.string() })));

/** An account object by name or id as the node sent it, null for an unknown one. */
export async function getRawAccount(
  client: ChainReader,
  nameOrId: string,
  options: ReadOptions = {},
): Promise<RawObject | null> {
  const [account] = await client.call('database', 'get_accounts', [[nameOrId], false], {
    ...options,
    schema,
  });
  return account ?? null;
}
