import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type OperationRecord, operationRecordSchema } from '../protocol/records.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(operationRecordSchema);

/** A part of an account's history, by operation ids. */
export interface AccountHistoryRange {
  /** Name or id. */
  readonly account: string;
  /** The newest operation wanted, inclusive; 1.11.0 (the default) means the latest. */
  readonly start?: string | undefined;
  /** Where to stop, exclusive; 1.11.0 (the default) means the very first, inclusive. */
  readonly stop?: string | undefined;
  /** At most 100. */
  readonly limit?: number | undefined;
}

/**
 * Operations of an account, newest first. `block_time` is set when the node sends it; with older nodes the block
 * has it (getBlock).
 */
export function getAccountHistory(
  client: ChainReader,
  { account, start = '1.11.0', stop = '1.11.0', limit = 100 }: AccountHistoryRange,
  options: ReadOptions = {},
): Promise<OperationRecord[]> {
  return client.call('history', 'get_account_history', [account, stop, limit, start], { ...options, schema });
}
