import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { FeeRowProps } from '../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../fees/ui/useFeeChoice.ts';
import { type ReviewRequest, useReviewAction } from '../model/review.ts';

/** What a form asks for: its fee, and the way to its review. */
export interface PaidReview {
  readonly fee: FeeRowProps;
  /** False where a press would open nothing. */
  readonly isPossible: boolean;
  open(): void;
}

export interface PaidReviewRules {
  /** False while something is wrong that the fee does not depend on. */
  readonly isRight?: boolean;
  /** Told once what was reviewed is on its way. */
  readonly onSent?: () => void;
}

/** The review of what `requestIn` makes, with its fee in the asset that is chosen here; null while nothing would cost one. */
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
