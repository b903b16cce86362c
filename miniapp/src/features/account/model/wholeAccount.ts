import { useQuery } from '@tanstack/react-query';
import { getAccountBalances } from '@xbts/shared/actions/getAccountBalances.ts';
import type { ChainAmount, FullAccount } from '@xbts/shared/protocol/objects.ts';
import { memoizeLast } from '../../../platform/cache/memoizeLast.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { fullAccountKey } from './account.ts';

export interface WholeAccount {
  /** All balances once they are read, until then those of the first answer. */
  account: FullAccount | undefined;
  /** Some balances are missing yet. */
  isCut: boolean;
  error: Error | null;
  retry: () => void;
}

/** The account with all its balances. */
const withAll = memoizeLast((full: FullAccount, amounts: readonly ChainAmount[]): FullAccount => {
  const ids = new Map(full.balances.map(({ asset_type, id }) => [asset_type, id]));
  const owner = full.account.id;
  return {
    ...full,
    balances: amounts.map(({ amount, asset_id }) => ({
      id: ids.get(asset_id) ?? '2.5.0',
      owner,
      asset_type: asset_id,
      balance: amount,
    })),
  };
});

/**
 * A full account with every balance: those that the node cuts off after 500 are read apart, as soon as they `mayBeRead`,
 * and again after each change.
 */
export function useWholeAccount(full: FullAccount | undefined, mayBeRead: boolean): WholeAccount {
  const isCut = full?.more_data_available.balances === true;
  const { data, error, refetch } = useQuery({
    // Under the full account's key: what makes that be read again does it with this.
    queryKey: [...fullAccountKey(full?.account.name ?? ''), 'balances'],
    queryFn: ({ signal }) => getAccountBalances(chain, full?.account.id ?? '', { signal }),
    enabled: isCut && mayBeRead,
  });
  const account = full === undefined || !isCut || data === undefined ? full : withAll(full, data);
  const lacks = isCut && data === undefined;
  return { account, isCut: lacks, error: lacks ? error : null, retry: () => void refetch() };
}
