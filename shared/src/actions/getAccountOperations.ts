import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type OperationRecord, operationRecordSchema } from '../protocol/records.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(operationRecordSchema);
const LIMIT = 100;
/** As start: the latest; as stop: the very first. */
const END = '1.11.0';

/** 100 operations of one type in an account's history, newest first: the latest, or those from `start` (inclusive) on. */
export function getAccountOperations(
  client: ChainReader,
  account: string,
  type: number,
  { start = END, ...options }: ReadOptions & { start?: string } = {},
): Promise<OperationRecord[]> {
  // chain.md §2: start and stop have the opposite order to get_account_history.
  return client.call('history', 'get_account_history_operations', [account, type, start, END, LIMIT], {
    ...options,
    schema,
  });
}
