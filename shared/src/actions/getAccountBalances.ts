import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { assetAmountSchema, type ChainAmount } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(assetAmountSchema);

/**
 * All balances of an account (id or name), without a limit: the full account's own list is cut at 500. `assets` narrows
 * the list.
 */
export function getAccountBalances(
  client: ChainReader,
  account: string,
  options: ReadOptions & { readonly assetIds?: readonly string[] } = {},
): Promise<ChainAmount[]> {
  const { assetIds = [], ...rest } = options;
  const method = account.startsWith('1.2.') ? 'get_account_balances' : 'get_named_account_balances';
  return client.call('database', method, [account, assetIds], { ...rest, schema });
}
