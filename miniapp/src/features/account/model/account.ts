import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccountBalances } from '@xbts/shared/actions/getAccountBalances.ts';
import { getFullAccount } from '@xbts/shared/actions/getFullAccount.ts';
import type { ChainAmount, FullAccount } from '@xbts/shared/protocol/objects.ts';
import { memoizeLast } from '../../../platform/cache/memoizeLast.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { readAccountFromDataServer } from '../../../platform/server/dataServer.ts';
import { type OnAccountChange, useAccountChanges } from './accountChanges.ts';

/** The key of an account's full object in the query cache. */
export const fullAccountKey = (name: string) => ['account', name, 'full'] as const;

/** Has what is cached of an account read again. */
export const refetchAccount: OnAccountChange = (queries, name) => {
  // A read in flight may have begun before the change: it is started again.
  void queries.invalidateQueries({ queryKey: fullAccountKey(name) });
};

/** How an account's full object is read. */
export const fullAccountQuery = (name: string) => ({
  queryKey: fullAccountKey(name),
  queryFn: () => getFullAccount(reads, name, readAccountFromDataServer),
});

/**
 * All that an account holds; read again whenever something of it changes on the chain, and from the data server when
 * no node can answer. `dataUpdatedAt` is the age of the figures; nothing is read for null, nor for '', a visitor.
 */
export function useFullAccount(name: string | null): UseQueryResult<FullAccount> {
  const own = name === '' ? null : name;
  useAccountChanges(own, refetchAccount);
  return useQuery({ ...fullAccountQuery(own ?? ''), enabled: own !== null });
}

export interface WholeAccount {
  /** All balances once read, before that those of the first answer. */
  account: FullAccount | undefined;
  /** Some balances are still missing. */
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
 * A full account with every balance: those beyond the node's limit of 500 are read separately, as soon as they
 * `mayBeRead`, and again after each change.
 */
export function useWholeAccount(full: FullAccount | undefined, mayBeRead: boolean): WholeAccount {
  const isCut = full?.more_data_available.balances === true;
  const { data, error, refetch } = useQuery({
    // Under the full account's key, so that its invalidation includes this query.
    queryKey: [...fullAccountKey(full?.account.name ?? ''), 'balances'],
    queryFn: ({ signal }) => getAccountBalances(chain, full?.account.id ?? '', { signal }),
    enabled: isCut && mayBeRead,
  });
  const account = full === undefined || !isCut || data === undefined ? full : withAll(full, data);
  const lacks = isCut && data === undefined;
  return { account, isCut: lacks, error: lacks ? error : null, retry: () => void refetch() };
}
