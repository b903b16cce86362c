import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type OperationRecord, operationRecordSchema } from '../protocol/records.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(operationRecordSchema);

/** Operations of an account by their numbers, both included; its first operation has number 1. At most a hundred. */
export interface HistoryNumbers {
  readonly from: number;
  readonly to: number;
}

/** The operations of an account (1.2.x) with these numbers, the oldest first; those that the node does not keep are absent. */
export async function getNumberedHistory(
  client: ChainReader,
  account: string,
  { from, to }: HistoryNumbers,
  options: ReadOptions = {},
): Promise<OperationRecord[]> {
  const params = [account, from, to - from + 1, to];
  const newestFirst = await client.call('history', 'get_relative_account_history', params, {
    ...options,
    schema,
  });
  return newestFirst.reverse();
}
