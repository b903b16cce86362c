import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { FeeRow } from '../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../fees/ui/useFeeChoice.ts';
import { useReviewAction } from '../../transactions/model/review.ts';
import { cancelOperations, cancelRequest } from '../model/cancelRequest.ts';
import { useMarketT } from '../texts/marketTexts.ts';

export interface CancelSheetProps {
  account: string;
  orders: readonly LimitOrder[];
  onClose: () => void;
}

/** What a cancellation gives back and costs, before its review. */
export function CancelSheet({ account, orders, onClose }: CancelSheetProps) {
  const t = useMarketT();
  const fee = useFeeChoice(account, cancelOperations({ orders, feeAssetId: CORE_ASSET_ID }));
  const { feeAssetId, problem } = fee.fee;
  const review = useReviewAction(() => cancelRequest({ account, orders, feeAssetId, t }), onClose);
  const label = orders.length === 1 ? t('cancel.one') : t('cancel.all', { count: orders.length });
  return (
    <Sheet
      isOpen
      title={label}
      onClose={onClose}
      action={{ label, onPress: () => void review.open(), isDisabled: problem !== null }}
    >
      <p>{t('cancel.why')}</p>
      <FeeRow {...fee} />
    </Sheet>
  );
}
