import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getFullAccount } from '@xbts/shared/actions/getFullAccount.ts';
import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { readAccountFromDataServer } from '../../../platform/server/dataServer.ts';
import { type OnAccountChange, useAccountChanges } from '../../account/model/accountChanges.ts';

/** The key of an account's full object in the query cache. */
export const fullAccountKey = (name: string) => ['account', name, 'full'] as const;

/** Invalidates the cached data of an account. */
export const readAccountAgain: OnAccountChange = (queries, name) => {
  // A read in flight may have started before the change: it is restarted.
  void queries.invalidateQueries({ queryKey: fullAccountKey(name) });
};

/** How an account's full object is read. */
export const fullAccountQuery = (name: string) => ({
  queryKey: fullAccountKey(name),
  queryFn: () => getFullAccount(reads, name, readAccountFromDataServer),
});

/**
 * A full account; read again whenever something of it changes on the chain, and from the data server when no node
 * answers. `dataUpdatedAt` is the age of the figures. Nothing is read for null, nor for '', a visitor.
 */
export function useFullAccount(name: string | null): UseQueryResult<FullAccount> {
  const own = name === '' ? null : name;
  useAccountChanges(own, readAccountAgain);
  return useQuery({ ...fullAccountQuery(own ?? ''), enabled: own !== null });
}
