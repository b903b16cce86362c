import { getPoolHistory, type PoolHistoryRange } from '@xbts/shared/actions/getPoolHistory.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { PoolHistoryEntry } from '@xbts/shared/protocol/marketObjects.ts';
import { objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { is } from 'valibot';
import { chain } from '../../../platform/chain/chain.ts';
import { nodeOrServer } from '../../../platform/chain/reads.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';
import { movedBy, type PoolEvent } from './poolEvents.ts';

/** Maximum operations of a pool in one answer: chain.md §2 allows 101, the data server 100. */
export const MOST_EVENTS = 100;

const isAccountId = (value: unknown): value is string => is(objectIdOf('1.2'), value);

function accountOf({ account }: Readonly<Record<string, unknown>>): string {
  if (isAccountId(account)) return account;
  throw new AppError('node.bad_answer', { method: 'get_liquidity_pool_history', detail: 'account' });
}

function eventOf(entry: PoolHistoryEntry): PoolEvent {
  const { op: record } = entry;
  return {
    id: entry.id,
    sequence: entry.sequence,
    time: msOfChainTime(entry.time),
    type: entry.op_type,
    accountId: accountOf(record.op[1]),
    block: record.block_num,
    trxInBlock: record.trx_in_block,
    ...movedBy(record.result),
  };
}

async function readFromDataServer(range: PoolHistoryRange, signal?: AbortSignal): Promise<PoolEvent[]> {
  const { dataServerPaths } = await import('@xbts/shared/services/contract.ts');
  const { rows } = await callService(
    fetchJson,
    dataServerPaths.lpHistory,
    {
      body: {
        id: range.pool,
        sequence: range.sequence ?? null,
        limit: range.limit,
        operation: range.operationType ?? null,
      },
    },
    { signal },
  );
  return rows.map((row) => ({
    id: row.id,
    sequence: row.sequence,
    time: msOfChainTime(row.time),
    type: row.op_type,
    accountId: row.account,
    block: row.op.block_num,
    trxInBlock: row.op.trx_in_block,
    ...movedBy(row.result),
  }));
}

/**
 * Operations of a pool, newest first; from a chain node or, when the nodes fail (public ones may keep no market
 * history), from the data server. @throws AppError those of ChainClient.call
 */
export async function readPoolEvents(range: PoolHistoryRange, signal?: AbortSignal): Promise<PoolEvent[]> {
  try {
    return await nodeOrServer(
      async (joined) => (await getPoolHistory(chain, range, { signal: joined })).map(eventOf),
      () => readFromDataServer(range, signal),
      signal,
    );
  } catch (error) {
    if (hasCode(error, 'request.cancelled', 'node.closed')) throw error;
    return readFromDataServer(range, signal).catch(() => {
      throw error;
    });
  }
}
