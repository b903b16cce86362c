import { array, nullable } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type Account, accountSchema } from '../protocol/objects.ts';
import { inBatches } from './inBatches.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(nullable(accountSchema));
const BATCH = 100;

/** Accounts by names or ids, in the order asked, null for an unknown one; any number of them. */
export function getAccounts(
  client: ChainReader,
  namesOrIds: readonly string[],
  options: ReadOptions = {},
): Promise<(Account | null)[]> {
  return inBatches(namesOrIds, BATCH, (batch) =>
    client.call('database', 'get_accounts', [batch, false], { ...options, schema }),
  );
}
