import { CORE_ASSET_ID } from './constants.ts';
import type { OperationOf } from './operations.ts';
import { operationType } from './operationTypes.ts';

/** One payment; units of the asset. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly assetId: string;
  readonly units: bigint;
}

/** The operation of a payment. Its fee is set at the review; the signer adds its memo. */
export function transferOperation({ from, to, assetId, units }: Transfer): OperationOf<0> {
  return [
    operationType.transfer,
    {
      fee: { amount: 0, asset_id: CORE_ASSET_ID },
      from,
      to,
      amount: { amount: units.toString(), asset_id: assetId },
      extensions: [],
    },
  ];
}
