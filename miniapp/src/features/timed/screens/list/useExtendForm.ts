import { useState } from 'react';
import { useChainTime } from '../../../../platform/chain/chainTime.ts';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import { useReviewAction } from '../../../transactions/model/review.ts';
import { readHours } from '../../model/timedForm.ts';
import { extendOperation, extendRequest } from '../../model/timedRequests.ts';
import { useTimedLimits } from '../../model/useTimed.ts';
import { useTimedT } from '../../texts/timedTexts.ts';
import { endOf } from './timedNames.ts';
import type { ActingOn } from './useTakeForm.ts';

const DAY = '24';

/** The form for extending one of the account's own timed transfers, in hours. */
export function useExtendForm({ account, accountId, transfer, onClose }: ActingOn) {
  const t = useTimedT();
  const now = useChainTime();
  const limits = useTimedLimits().data;
  const [text, setText] = useState(DAY);
  // The extension starts at the current end: the time left counts towards the chain's maximum from now.
  const left = Math.max(0, Math.ceil((endOf(transfer) - now) / 1000));
  const { value: seconds, error } = readHours(text, Math.max(0, (limits?.seconds ?? 0) - left));
  const fee = useFeeChoice(
    account,
    seconds === null ? null : [extendOperation(transfer.id, accountId, seconds)],
  );
  const review = useReviewAction(() => {
    if (limits === undefined) return 'waiting';
    return seconds === null
      ? 'wrong'
      : extendRequest(transfer, { id: accountId, name: account }, seconds, {
          feeAssetId: fee.fee.feeAssetId,
          t,
        });
  }, onClose);
  return {
    text,
    setText,
    error: limits == null ? null : error,
    mostHours: limits == null ? null : Math.floor(limits.seconds / 3600),
    fee,
    open: review.open,
  };
}

export type ExtendForm = ReturnType<typeof useExtendForm>;
