import type { OperationOf } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { memoOfSize } from '../../fees/model/operationFees.ts';

/** One payment as far as it is known; units of the asset. */
export interface TransferDraft {
  from: string;
  to: string;
  assetId: string;
  units: bigint;
  /** UTF-8 bytes of the message; null without one. */
  memoBytes: number | null;
}

/** The operation of a payment for pricing and review: the memo stands in by its size, the signer makes the real one. */
export function transferOperation({ from, to, assetId, units, memoBytes }: TransferDraft): OperationOf<0> {
  return [
    operationType.transfer,
    {
      fee: { amount: 0, asset_id: '1.3.0' },
      from,
      to,
      amount: { amount: units.toString(), asset_id: assetId },
      ...(memoBytes === null ? {} : { memo: memoOfSize(memoBytes) }),
      extensions: [],
    },
  ];
}
