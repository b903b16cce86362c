import { warningsOf } from '../../../../recipients/ui/verdictTexts.ts';
import { useTransferT } from '../../../texts/transferTexts.ts';
import { memoBytes } from '../transferForm.ts';
import { shownIn } from '../usePurse.ts';
import { useReviewWhenReady } from '../useReviewWhenReady.ts';
import { useSendReview } from '../useSendReview.ts';
import type { BatchForm } from './useBatchForm.ts';

/** Opens the review of all payments, each with its recipient and amount, as one transaction. */
export function useReviewBatch(form: BatchForm): { open: () => void; isWaiting: boolean } {
  const t = useTransferT();
  const review = useSendReview();
  const { account, judged, operations, fee, purse } = form;
  const named = judged.map(({ row, recipient, units, verdict }) => ({
    row,
    name: recipient.account?.name ?? row.to,
    units: units ?? 0n,
    verdict,
  }));
  return useReviewWhenReady(form.check, () => {
    void review({
      account,
      operations,
      memos: named.flatMap(({ row }, index) =>
        memoBytes(row.memo) === 0 ? [] : [{ index, text: row.memo }],
      ),
      feeAssetId: fee.feeAssetId,
      notes: named.map(({ name, units }) => ({
        label: t('common.toName', { name }),
        value: `${shownIn(purse.holding)(units)} ${purse.holding?.symbol ?? ''}`,
      })),
      warnings: named.flatMap(({ name, verdict }) =>
        verdict === null ? [] : warningsOf(verdict, t).map((text) => `${name}: ${text}`),
      ),
    });
  });
}
