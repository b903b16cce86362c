import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { FeeRowProps } from '../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../fees/ui/useFeeChoice.ts';
import { type ReviewRequest, useReviewAction } from '../model/review.ts';

/** The parts a form needs: its fee, and the action that opens its review. */
export interface PaidReview {
  readonly fee: FeeRowProps;
  /** False if a press would open nothing. */
  readonly isPossible: boolean;
  open(): void;
}

export interface PaidReviewRules {
  /** False while an input that does not affect the fee is wrong. */
  readonly isRight?: boolean;
  /** Called once the transaction is on its way. */
  readonly onSent?: () => void;
}

/** The review of the request from `requestIn`, with its fee in the asset chosen here; null while no fee is due. */
export function usePaidReview(
  account: string,
  requestIn: ((feeAssetId: string) => ReviewRequest) | null,
  { isRight = true, onSent }: PaidReviewRules = {},
): PaidReview {
  const fee = useFeeChoice(account, requestIn?.(CORE_ASSET_ID).operations ?? null);
  const { feeAssetId, problem } = fee.fee;
  const request = isRight && problem === null ? requestIn : null;
  const review = useReviewAction(() => request?.(feeAssetId) ?? 'wrong', onSent);
  return { fee, isPossible: request !== null, open: () => void review.open() };
}
