import { useLocation } from 'wouter';
import { useWarnings } from '../../../../recipients/ui/verdictTexts.ts';
import { type ReviewAction, useReviewAction } from '../../../../transactions/model/review.ts';
import { factsOf } from '../formFacts.ts';
import type { BatchForm } from './useBatchForm.ts';

/** The review of all payments as one transaction, with a sentence for each; the form closes once they are sent. */
export function useReviewBatch(form: BatchForm): ReviewAction<[]> {
  const warningsOf = useWarnings();
  const [, navigate] = useLocation();
  const { account, judged, operations, memos, fee, funds } = form;
  const named = judged.map(({ row, recipient, verdict }) => ({
    name: recipient.account?.name ?? row.to,
    verdict,
  }));
  return useReviewAction(
    () => {
      const readiness = form.check();
      if (readiness !== 'ready') return readiness;
      return {
        account,
        operations,
        memos,
        feeAssetId: fee.feeAssetId,
        typedBy: factsOf(
          judged.map(({ recipient }) => recipient.account),
          funds.holding,
        ),
        warnings: named.flatMap(({ name, verdict }) =>
          verdict === null ? [] : warningsOf(verdict).map((text) => `${name}: ${text}`),
        ),
      };
    },
    () => navigate('/wallet', { replace: true }),
  );
}
