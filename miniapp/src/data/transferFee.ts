import { useQuery } from '@tanstack/react-query';
import { getRequiredFees } from '@xbts/shared/actions/getRequiredFees.ts';
import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import type { Memo, Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { sealedBytes, type TransferParties } from '@xbts/shared/protocol/transferSize.ts';
import { chain } from './chain.ts';

/** The fee of a transfer in the asset it is paid in; null while it is being read. */
export interface TransferFee {
  assetId: string;
  units: bigint | null;
  error: AppError | null;
}

/** A memo as large as the sealed one will be: the fee depends on its size alone (chain.md §8). */
const memoOfSize = (textBytes: number): Memo => ({
  from: NULL_PUBLIC_KEY,
  to: NULL_PUBLIC_KEY,
  nonce: '0',
  message: '00'.repeat(sealedBytes(textBytes)),
});

const transferOf = (parties: TransferParties, memoBytes: number | null): Operation => [
  operationType.transfer,
  {
    fee: { amount: 0, asset_id: parties.feeAssetId },
    from: parties.from,
    to: parties.to,
    amount: { amount: 1, asset_id: parties.assetId },
    ...(memoBytes === null ? {} : { memo: memoOfSize(memoBytes) }),
    extensions: [],
  },
];

/** The fee of a transfer with a message of so many bytes, asked from the node whenever its size or asset changes. */
export function useTransferFee(parties: TransferParties, memoBytes: number | null): TransferFee {
  const size = memoBytes === null ? null : sealedBytes(memoBytes);
  const { data, error } = useQuery({
    queryKey: ['transferFee', parties.feeAssetId, size],
    queryFn: async () => {
      const [fee] = await getRequiredFees(chain, [transferOf(parties, memoBytes)], parties.feeAssetId);
      return fee?.amount ?? null;
    },
    staleTime: 60_000,
    // While a longer message is priced the last figure stays, but never one of another asset.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[1] === parties.feeAssetId ? last : undefined),
  });
  return {
    assetId: parties.feeAssetId,
    units: data ?? null,
    error: error === null ? null : toAppError(error),
  };
}
