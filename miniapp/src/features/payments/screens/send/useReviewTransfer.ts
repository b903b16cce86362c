import { warningsOf } from '../../../recipients/ui/verdictTexts.ts';
import { useTransferT } from '../../texts/transferTexts.ts';
import { memoBytes } from './transferForm.ts';
import { useReviewWhenReady } from './useReviewWhenReady.ts';
import type { SendForm } from './useSendForm.ts';
import { useSendReview } from './useSendReview.ts';

/** Opens the review of the payment in the form, and leaves the form once the payment is on its way. */
export function useReviewTransfer(form: SendForm): { open: () => void; isWaiting: boolean } {
  const t = useTransferT();
  const review = useSendReview();
  const { account, fields, operation, fee, verdict } = form;
  return useReviewWhenReady(form.check, () => {
    void review({
      account,
      operations: [operation],
      memos: memoBytes(fields.memo) === 0 ? [] : [{ index: 0, text: fields.memo }],
      feeAssetId: fee.feeAssetId,
      warnings: verdict === null ? [] : warningsOf(verdict, t),
    });
  });
}
