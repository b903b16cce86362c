import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { FeeRow } from '../../fees/ui/FeeRow.tsx';
import { usePaidReview } from '../../transactions/ui/usePaidReview.ts';
import { cancelRequest } from '../model/cancelRequest.ts';
import { useMarketT } from '../texts/marketTexts.ts';

export interface CancelSheetProps {
  account: string;
  orders: readonly LimitOrder[];
  onClose: () => void;
}

/** A cancellation's refund and cost, before its review. */
export function CancelSheet({ account, orders, onClose }: CancelSheetProps) {
  const t = useMarketT();
  const { fee, isPossible, open } = usePaidReview(
    account,
    (feeAssetId) => cancelRequest({ account, orders, feeAssetId, t }),
    { onSent: onClose },
  );
  const label = orders.length === 1 ? t('cancel.one') : t('cancel.all', { count: orders.length });
  return (
    <Sheet isOpen title={label} onClose={onClose} action={{ label, onPress: open, isDisabled: !isPossible }}>
      <p>{t('cancel.why')}</p>
      <FeeRow {...fee} />
    </Sheet>
  );
}
