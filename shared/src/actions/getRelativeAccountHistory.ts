import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type OperationRecord, operationRecordSchema } from '../protocol/records.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(operationRecordSchema);
/** chain.md §2: the maximum number of operations in one answer. */
export const MAX_RELATIVE_HISTORY = 100;

/**
 * The operations of an account (1.2.x) after its first `after` ones, the newest first, a hundred at most. `total_ops`
 * of its statistics counts all of them.
 */
export function getRelativeAccountHistory(
  client: ChainReader,
  account: string,
  after: number,
  options: ReadOptions = {},
): Promise<OperationRecord[]> {
  // Sequences begin with 1; 0 as the newest means the latest.
  const params = [account, after + 1, MAX_RELATIVE_HISTORY, 0];
  return client.call('history', 'get_relative_account_history', params, { ...options, schema });
}
