import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { assetAmountSchema, type ChainAmount } from '../protocol/objects.ts';
import type { Operation } from '../protocol/operations.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(assetAmountSchema);

/** The fee of each operation in one asset's units, rounded up by the node; their own fee amounts do not matter. */
export function getRequiredFees(
  client: ChainReader,
  operations: readonly Operation[],
  feeAssetId: string,
  options: ReadOptions = {},
): Promise<ChainAmount[]> {
  return client.call('database', 'get_required_fees', [operations, feeAssetId], { ...options, schema });
}
