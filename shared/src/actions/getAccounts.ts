import { array, nullable } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type Account, accountSchema } from '../protocol/objects.ts';
import { inBatches } from './inBatches.ts';
import type { ReadOptions } from './readOptions.ts';
import { requireAsked } from './requireAsked.ts';

const schema = array(nullable(accountSchema));
const BATCH = 100;

/**
 * Any number of accounts by names or ids, in the order asked, null for an unknown one.
 * @throws AppError node.bad_answer when an account is not the requested one, and those of ChainReader.call
 */
export function getAccounts(
  client: ChainReader,
  namesOrIds: readonly string[],
  options: ReadOptions = {},
): Promise<(Account | null)[]> {
  return inBatches(namesOrIds, BATCH, async (batch) => {
    const found = await client.call('database', 'get_accounts', [batch, false], { ...options, schema });
    return requireAsked('get_accounts', batch, found, ({ id, name }) => [id, name]);
  });
}
