import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { assetAmountSchema, type ChainAmount } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(assetAmountSchema);

/** All balances of an account (id 1.2.x), however many: the full account's own list is cut at 500. */
export function getAccountBalances(
  client: ChainReader,
  accountId: string,
  options: ReadOptions = {},
): Promise<ChainAmount[]> {
  return client.call('database', 'get_account_balances', [accountId, []], { ...options, schema });
}
