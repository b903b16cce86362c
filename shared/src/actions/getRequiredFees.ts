import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { assetAmountSchema, type ChainAmount } from '../protocol/objects.ts';
import type { Operation } from '../protocol/operations.ts';
import type { ReadOptions } from './readOptions.ts';

/** A fee; a proposal's fee includes the fee of each proposed operation. */
export interface RequiredFee extends ChainAmount {
  readonly proposed?: readonly ChainAmount[];
}

/** A proposal's fees are nested (chain.md §2); this app never nests proposals. */
const schema: v.GenericSchema<unknown, RequiredFee[]> = v.array(
  v.union([
    assetAmountSchema,
    v.pipe(
      v.tuple([assetAmountSchema, v.array(assetAmountSchema)]),
      v.transform(([own, proposed]): RequiredFee => ({ ...own, proposed })),
    ),
  ]),
);

/**
 * The fee of each operation in one asset's units, rounded up by the node. The operations' own fee amounts are ignored.
 */
export function getRequiredFees(
  client: ChainReader,
  operations: readonly Operation[],
  feeAssetId: string,
  options: ReadOptions = {},
): Promise<RequiredFee[]> {
  return client.call('database', 'get_required_fees', [operations, feeAssetId], { ...options, schema });
}
