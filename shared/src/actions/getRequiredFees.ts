import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { assetAmountSchema, type ChainAmount } from '../protocol/objects.ts';
import type { Operation } from '../protocol/operations.ts';
import type { ReadOptions } from './readOptions.ts';

/** A fee; of a proposal also the fee of each operation that it proposes. */
export interface RequiredFee extends ChainAmount {
  readonly proposed?: readonly ChainAmount[];
}

/** A proposal's fees are nested (chain.md §2); none that we make holds another one. */
const schema: v.GenericSchema<unknown, RequiredFee[]> = v.array(
  v.union([
    assetAmountSchema,
    v.pipe(
      v.tuple([assetAmountSchema, v.array(assetAmountSchema)]),
      v.transform(([own, proposed]): RequiredFee => ({ ...own, proposed })),
    ),
  ]),
);

/** The fee of each operation in one asset's units, rounded up by the node; their own fee amounts do not matter. */
export function getRequiredFees(
  client: ChainReader,
  operations: readonly Operation[],
  feeAssetId: string,
  options: ReadOptions = {},
): Promise<RequiredFee[]> {
  return client.call('database', 'get_required_fees', [operations, feeAssetId], { ...options, schema });
}
