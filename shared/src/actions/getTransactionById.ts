import { nullable } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type ProcessedTransaction, processedTransactionSchema } from '../protocol/records.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = nullable(processedTransactionSchema);

/** A transaction that the node still knows, in a block or pending; null once its expiration has passed. */
export function getTransactionById(
  client: ChainReader,
  id: string,
  options: ReadOptions = {},
): Promise<ProcessedTransaction | null> {
  return client.call('database', 'get_recent_transaction_by_id', [id], { ...options, schema });
}
