import { useTransferT } from '../../i18n/transferTexts.ts';
import { messenger } from '../../messenger/messenger.ts';
import type { SendForm } from './useSendForm.ts';
import { useSendReview } from './useSendReview.ts';
import { warningsOf } from './verdictTexts.ts';

/** Opens the review of the payment in the form, and leaves the form once the payment is on its way. */
export function useReviewTransfer(form: SendForm): { open: () => void } {
  const t = useTransferT();
  const review = useSendReview();
  const { account, fields, operation, fee, verdict } = form;
  return {
    open: () => {
      if (!form.check() || verdict === null) {
        messenger.haptic('warning');
        return;
      }
      void review({
        account,
        operations: [operation],
        memos: fields.memo === '' ? [] : [{ index: 0, text: fields.memo }],
        feeAssetId: fee.feeAssetId,
        warnings: warningsOf(verdict, t),
      });
    },
  };
}
