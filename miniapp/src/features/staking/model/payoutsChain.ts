import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import { getFullAccount } from '@xbts/shared/actions/getFullAccount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { compareObjectIds, parseObjectId } from '@xbts/shared/protocol/objectId.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { type OnAccountChange, useAccountChanges } from '../../account/model/accountChanges.ts';
import { paymentsKey } from './stakingService.ts';

/** One transfer of a payer on the chain; the time of its block in milliseconds. */
export interface PaidTransfer {
  /** 1.11.x */
  readonly id: string;
  readonly at: number;
  readonly block: number;
  readonly fromId: string;
  readonly toId: string;
  readonly assetId: string;
  readonly units: bigint;
}

/** The transfers of payers that were read. */
export interface PaidRead {
  /** Newest first. */
  readonly transfers: readonly PaidTransfer[];
  /** Complete from this moment on, milliseconds; 0: entirely. */
  readonly since: number;
}

/** A reading of the newest transfers. */
export interface FreshRead extends PaidRead {
  /** The oldest operation read, if the read stopped at known ones; null when it went to the end. */
  readonly endsAt: string | null;
}

export interface Payer {
  readonly id: string;
  readonly name: string;
}

/** chain.md §2: a node's limit per answer. */
const PAGE = 100;
/** A longer history is read in part, and the screen says so. */
const MOST_PAGES = 60;
const NEWEST = '1.11.0';

/** The accounts that pay rewards (config.json); empty when the operator names none. */
export const payersQuery = () => ({
  queryKey: ['staking', 'payers', appConfig.payers.join(' ')] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Payer[]> => {
    const found = await getAccounts(chain, appConfig.payers, { signal });
    return found.flatMap((account) => (account === null ? [] : [{ id: account.id, name: account.name }]));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The transfers in a page of history, and the time of its oldest operation. */
async function timedTransfers(records: readonly OperationRecord[], signal: AbortSignal) {
  const blocks = new Map<number, Promise<number>>();
  const timeOf = (record: OperationRecord): Promise<number> => {
    if (record.block_time !== undefined) return Promise.resolve(msOfChainTime(record.block_time));
    const known = blocks.get(record.block_num) ?? blockTime(record.block_num, signal);
    blocks.set(record.block_num, known);
    return known;
  };
  return Promise.all(
    records.map(async (record) => ({
      record,
      at: await timeOf(record),
      op: readRecordedOperation(record.op),
    })),
  );
}

async function blockTime(number: number, signal: AbortSignal): Promise<number> {
  const block = await getBlock(chain, number, { signal });
  if (block === null) throw new AppError('node.bad_answer', { method: 'get_block', detail: `${number}` });
  return msOfChainTime(block.timestamp);
}

/**
 * The start of the node's history of an account, when its end was reached: public nodes keep a number of operations per
 * account and remove older ones, which may have existed. Unknown when none is left.
 */
async function keptSince(account: string, oldest: number | null, signal: AbortSignal): Promise<number> {
  const { statistics } = await getFullAccount(chain, account, undefined, { signal });
  return statistics.removed_ops === 0 ? 0 : (oldest ?? Number.MAX_SAFE_INTEGER);
}

export interface TransferRange {
  /** The account whose history is read: the recipient, or the payer. */
  readonly account: string;
  readonly isWanted: (transfer: PaidTransfer) => boolean;
  /** The limit in the past, milliseconds. */
  readonly from: number;
  /** Stops at a known operation. */
  readonly knownId?: string | undefined;
  /** Maximum pages of history. */
  readonly pages?: number;
}

/** Reads transfers of an account from a chain node, newest first, page by page. @throws AppError those of ChainClient.call */
export async function readTransfers(
  { account, isWanted, from, knownId, pages = MOST_PAGES }: TransferRange,
  signal: AbortSignal,
): Promise<FreshRead> {
  const transfers: PaidTransfer[] = [];
  let start = NEWEST;
  let oldest: number | null = null;
  for (let page = 0; page < pages; page += 1) {
    const records = await getAccountOperations(chain, account, operationType.transfer, { start, signal });
    for (const { record, at, op } of await timedTransfers(records, signal)) {
      oldest = at;
      if (op?.[0] !== operationType.transfer || at < from) continue;
      const { from: fromId, to: toId, amount } = op[1];
      const { id, block_num: block } = record;
      const transfer = { id, at, block, fromId, toId, assetId: amount.asset_id, units: amount.amount };
      if (isWanted(transfer)) transfers.push(transfer);
    }
    const last = records.at(-1);
    if (oldest !== null && oldest < from) return { transfers, since: from, endsAt: null };
    if (last === undefined || oldest === null || records.length < PAGE)
      return { transfers, since: await keptSince(account, oldest, signal), endsAt: null };
    if (knownId !== undefined && compareObjectIds(last.id, knownId) <= 0)
      return { transfers, since: oldest, endsAt: last.id };
    start = `1.11.${parseObjectId(last.id).instance - 1n}`;
  }
  return { transfers, since: oldest ?? 0, endsAt: null };
}

const paidKey = (account: string) => ['staking', 'paid', account] as const;

/** Joins a new read to the known data: a block may have been undone, so the new read replaces its range. */
export function withKnown({ transfers, since, endsAt }: FreshRead, known: PaidRead | undefined): PaidRead {
  if (endsAt === null || known === undefined) return { transfers, since };
  const older = known.transfers.filter(({ id }) => compareObjectIds(id, endsAt) < 0);
  return { transfers: [...transfers, ...older], since: known.since };
}

const readAgain: OnAccountChange = (queries, name) => {
  void queries.invalidateQueries({ queryKey: paidKey(name) });
  void queries.invalidateQueries({ queryKey: paymentsKey(name) });
};

/** Payers' payments to an account, from its own history on the chain; read again when the account changes. */
export function usePaid(
  account: { id: string; name: string } | null,
  payers: readonly Payer[] | undefined,
): UseQueryResult<PaidRead> {
  const queries = useQueryClient();
  useAccountChanges(account?.name ?? null, readAgain);
  const queryKey = paidKey(account?.name ?? '');
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData<PaidRead>(queryKey);
      const ids = new Set(payers?.map(({ id }) => id));
      const isWanted = ({ fromId, toId }: PaidTransfer) => ids.has(fromId) && toId === account?.id;
      const knownId = known?.transfers[0]?.id;
      return withKnown(
        await readTransfers({ account: account?.name ?? '', isWanted, from: 0, knownId }, signal),
        known,
      );
    },
    enabled: account !== null && payers !== undefined,
  });
}
