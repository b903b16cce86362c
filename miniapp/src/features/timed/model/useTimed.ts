import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import {
  getTimedLimits,
  getTimedTransfers,
  type TimedLimits,
} from '@xbts/shared/actions/getTimedTransfers.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { type EndedTimed, readEndedTimed } from './endedTimed.ts';

/** Shows new and extended transfers within two blocks of the main network. */
const REFRESH_MS = 6_000;

/** The timed transfers of an account with all accounts and assets that they name. */
export interface TimedList {
  readonly accountId: string;
  readonly incoming: readonly TimedTransfer[];
  readonly outgoing: readonly TimedTransfer[];
  readonly ended: readonly EndedTimed[];
  /** Names of accounts by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly assets: ReadonlyMap<string, Asset>;
}

async function readTimedList(node: ChainReader, name: string): Promise<TimedList> {
  const [account] = await getAccounts(node, [name]);
  if (!account) throw new AppError('chain.unknown_account', { account: name });
  const { from, to } = await getTimedTransfers(node, account.id);
  const ended = await readEndedTimed(node, account.id, new Set([...from, ...to].map(({ id }) => id)));
  const all = [...from, ...to, ...ended];
  const [accounts, assets] = await Promise.all([
    getAccounts(node, [...new Set(all.flatMap((each) => [each.from, each.to]))]),
    getAssets(node, [...new Set(all.map(({ amount }) => amount.asset_id))]),
  ]);
  return {
    accountId: account.id,
    incoming: to,
    outgoing: from,
    ended,
    names: new Map(accounts.flatMap((each) => (each === null ? [] : [[each.id, each.name]]))),
    assets: new Map(assets.flatMap((each) => (each === null ? [] : [[each.id, each]]))),
  };
}

/** The timed transfers of an account, refreshed as blocks arrive. */
export const useTimed = (name: string): UseQueryResult<TimedList> =>
  useQuery({
    queryKey: ['timed', name],
    queryFn: () => readTimedList(chain, name),
    refetchInterval: REFRESH_MS,
    // The result contains revealed secrets: do not persist it.
    meta: { isPrivate: true },
  });

/** The chain's limits; null if the chain does not allow timed transfers. */
export const useTimedLimits = (): UseQueryResult<TimedLimits | null> =>
  useQuery({
    queryKey: ['timed', 'limits'],
    queryFn: ({ signal }) => getTimedLimits(chain, { signal }),
    staleTime: 600_000,
  });
