import { useQuery } from '@tanstack/react-query';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { secretFor } from '@xbts/shared/protocol/hashLock.ts';
import { isLateForSecret, type TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { useState } from 'react';
import { useChainTime } from '../../../../platform/chain/chainTime.ts';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import { useReviewAction } from '../../../transactions/model/review.ts';
import { storedSecret } from '../../model/storedSecrets.ts';
import { redeemOperation, redeemRequest } from '../../model/timedRequests.ts';
import { useTimedT } from '../../texts/timedTexts.ts';

export interface ActingOn {
  account: string;
  accountId: string;
  transfer: TimedTransfer;
  onClose: () => void;
}

/** The form for taking a timed transfer: with a typed secret, or with one made on this device. */
export function useTakeForm({ account, accountId, transfer, onClose }: ActingOn) {
  const t = useTimedT();
  const now = useChainTime();
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { data: kept } = useQuery({
    queryKey: ['timed', 'secret', transfer.preimage_hash],
    queryFn: () => storedSecret(transfer.preimage_hash),
    gcTime: 0,
    meta: { isPrivate: true },
  });
  const text = typed ?? kept ?? '';
  const secret = secretFor(text.trim(), transfer) ?? secretFor(text, transfer);
  const isNearEnd = isLateForSecret(transfer, now);
  const size = transfer.preimage_size === 0 ? 32 : transfer.preimage_size;
  const fee = useFeeChoice(account, [redeemOperation(transfer.id, accountId, '00'.repeat(size))]);
  const review = useReviewAction(() => {
    setChecked(true);
    const { feeAssetId } = fee.fee;
    return secret === null
      ? 'wrong'
      : redeemRequest(transfer, { id: accountId, name: account }, secret, { feeAssetId, t });
  }, onClose);
  return {
    text,
    setText: setTyped,
    error: secret === null && (text !== '' || isChecked) ? new AppError('timed.secret_wrong') : null,
    isNearEnd,
    fee,
    open: review.open,
  };
}

export type TakeForm = ReturnType<typeof useTakeForm>;
