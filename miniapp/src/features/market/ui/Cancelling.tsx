import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { useEffect, useRef } from 'react';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { FeeRow } from '../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../fees/ui/useFeeChoice.ts';
import { useReviewAction } from '../../transactions/model/review.ts';
import { cancelOperations, cancelRequest } from '../model/cancelRequest.ts';
import { useMarketT } from '../texts/marketTexts.ts';

export interface CancellingProps {
  account: string;
  orders: readonly LimitOrder[];
  onClose: () => void;
}

/**
 * Leads from the press on an order's cross straight to the review; a sheet of its own only when its fee can't be paid
 * without choosing another asset.
 */
export function Cancelling({ account, orders, onClose }: CancellingProps) {
  const t = useMarketT();
  const fee = useFeeChoice(account, cancelOperations({ orders, feeAssetId: CORE_ASSET_ID }));
  const { feeAssetId, problem } = fee.fee;
  const isKnown = fee.fee.fee !== null;
  const review = useReviewAction(() => cancelRequest({ account, orders, feeAssetId, t }));
  const isPayable = problem === null;
  const latest = useRef({ review, onClose });
  latest.current = { review, onClose };
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isPayable || !isKnown || isOpened.current) return;
    isOpened.current = true;
    void latest.current.review.open().then(() => latest.current.onClose());
  }, [isPayable, isKnown]);
  if (isPayable) return null;
  const title = orders.length === 1 ? t('cancel.one') : t('cancel.all', { count: orders.length });
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <p>{t('cancel.why')}</p>
      <FeeRow {...fee} />
    </Sheet>
  );
}
