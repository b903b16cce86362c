import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import { getFullAccount } from '@xbts/shared/actions/getFullAccount.ts';
import { getNumberedHistory } from '@xbts/shared/actions/getNumberedHistory.ts';
import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { TimedRecord } from '@xbts/shared/ledger/entry.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';

/** A node's range of an account's history: numbers after `removed` up to `total`. */
export interface HistorySource {
  readonly node: NodeReader;
  readonly total: number;
  readonly removed: number;
}

/** Concurrent block reads, for nodes that omit the time. */
const AT_ONCE = 4;

async function sourceOf(node: NodeReader, accountId: string, signal: AbortSignal): Promise<HistorySource> {
  const { statistics } = await getFullAccount(node, accountId, undefined, { signal });
  return { node, total: statistics.total_ops, removed: statistics.removed_ops };
}

/**
 * Nodes of different operators with an account's history, the longest first: what one withholds another has.
 * @throws AppError of the last node, when none answers
 */
export async function historySources(
  nodes: readonly NodeReader[],
  accountId: string,
  signal: AbortSignal,
): Promise<HistorySource[]> {
  const answers = await Promise.allSettled(nodes.map((node) => sourceOf(node, accountId, signal)));
  const sources = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (sources.length === 0) {
    const failed = answers.find((answer) => answer.status === 'rejected');
    throw failed?.reason ?? new AppError('node.unreachable');
  }
  return sources.sort((one, other) => other.total - one.total || one.removed - other.removed);
}

/**
 * The operations from one number to another with the times of their blocks, the oldest first.
 * @throws AppError node.bad_answer when the node lacks some, and those of ChainReader.call
 */
export async function readNumbers(
  { node }: HistorySource,
  account: string,
  { from, to, signal }: { from: number; to: number; signal: AbortSignal },
): Promise<TimedRecord[]> {
  const method = 'get_relative_account_history';
  const records = await getNumberedHistory(node, account, { from, to }, { signal });
  if (records.length !== to - from + 1)
    throw new AppError('node.bad_answer', { method, detail: `${records.length} of ${to - from + 1}` });
  return withTimes(node, records, signal);
}

async function withTimes(
  node: NodeReader,
  records: readonly OperationRecord[],
  signal: AbortSignal,
): Promise<TimedRecord[]> {
  const untimed = records.filter(({ block_time }) => block_time === undefined);
  const numbers = [...new Set(untimed.map(({ block_num }) => block_num))];
  const times = new Map<number, string>();
  for (let start = 0; start < numbers.length; start += AT_ONCE) {
    const batch = numbers.slice(start, start + AT_ONCE);
    const blocks = await Promise.all(batch.map((number) => getBlock(node, number, { signal })));
    batch.forEach((number, index) => {
      times.set(number, blocks[index]?.timestamp ?? '');
    });
  }
  return records.map((record) => {
    const block_time = record.block_time ?? (times.get(record.block_num) || undefined);
    if (block_time === undefined)
      throw new AppError('node.bad_answer', { method: 'get_block', detail: `${record.block_num}` });
    return { ...record, block_time };
  });
}
