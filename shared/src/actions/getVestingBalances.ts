import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type VestingBalance, vestingBalanceSchema } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(vestingBalanceSchema);

/** Vesting balances of an account by name or id, stakes among them. @throws AppError chain.unknown_account */
export function getVestingBalances(
  client: ChainReader,
  account: string,
  options: ReadOptions = {},
): Promise<VestingBalance[]> {
  return client.call('database', 'get_vesting_balances', [account], { ...options, schema });
}
