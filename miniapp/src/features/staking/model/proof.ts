import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { type Epoch, epochKey, nextPayout } from '@xbts/shared/staking/epochs.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { type PaidTransfer, type Payer, payersQuery, readTransfers } from './payoutsChain.ts';

/** The payers' transfers in an epoch, from one node. */
export interface EpochTransfers {
  readonly transfers: readonly PaidTransfer[];
  /** Names of the paid accounts by their ids. */
  readonly names: Readonly<Record<string, string>>;
  /**
   * False when the payer's history could not be read back to the epoch's beginning: too long, or not kept by the node.
   */
  readonly isWhole: boolean;
  /** The node, its newest block at that time, and the time by this device. */
  readonly node: string | null;
  readonly headBlock: number | null;
  readonly readAt: number;
}

async function readEpoch(
  epoch: Epoch,
  payers: readonly Payer[],
  signal: AbortSignal,
): Promise<EpochTransfers> {
  const before = nextPayout(epoch.startsAt).startsAt;
  const reads = await Promise.all(
    payers.map(({ id, name }) =>
      readTransfers(
        {
          account: name,
          isWanted: ({ fromId, at }) => fromId === id && at < before,
          from: epoch.startsAt,
        },
        signal,
      ),
    ),
  );
  const { url, head } = chain.status.get();
  const transfers = reads.flatMap((read) => read.transfers);
  const ids = [...new Set(transfers.map(({ toId }) => toId))];
  const accounts = await getAccounts(chain, ids, { signal });
  return {
    transfers,
    names: Object.fromEntries(accounts.flatMap((each) => (each === null ? [] : [[each.id, each.name]]))),
    isWhole: reads.every(({ since }) => since <= epoch.startsAt),
    node: url,
    headBlock: head?.number ?? null,
    readAt: Date.now(),
  };
}

/** The payers of this operator; empty when it names none. */
export function usePayers(): UseQueryResult<Payer[]> {
  return useQuery({ ...payersQuery(), enabled: appConfig.payers.length > 0 });
}

/** The transfers of the payers in an epoch, read from a chain node. Only the present epoch still changes. */
export function useEpochTransfers(
  epoch: Epoch,
  payers: readonly Payer[] | undefined,
): UseQueryResult<EpochTransfers> {
  return useQuery({
    queryKey: ['staking', 'proof', epochKey(epoch), payers?.map(({ id }) => id).join(' ') ?? ''],
    queryFn: ({ signal }) => readEpoch(epoch, payers ?? [], signal),
    enabled: payers !== undefined && payers.length > 0,
    staleTime: 60_000,
    // Thousands of rows are no good for the browser's storage.
    meta: { isPrivate: true },
  });
}
