import { array, nullable, object, string } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { inBatches } from './inBatches.ts';
import type { ReadOptions } from './readOptions.ts';

// Nothing else is parsed, so an account with an unexpected member still has a name.
const schema = array(nullable(object({ name: string() })));
const BATCH = 100;

/** Names of any number of accounts by id, in the order asked, null for an unknown one. */
export async function getAccountNames(
  client: ChainReader,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<(string | null)[]> {
  const accounts = await inBatches(ids, BATCH, (batch) =>
    client.call('database', 'get_accounts', [batch, false], { ...options, schema }),
  );
  return accounts.map((account) => account?.name ?? null);
}
