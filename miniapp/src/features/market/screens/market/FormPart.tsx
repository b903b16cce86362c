import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import type { MarketAssets, Picked } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';

const OrderForm = lazyPart(async () => (await import('../../ui/OrderForm.tsx')).OrderForm);
const OrderSheet = lazyPart(async () => (await import('../../ui/OrderSheet.tsx')).OrderSheet);

/** The orders of the book; the form computes with every one, so it follows after the book's drawing. */
function useSettledOrders({ bids, asks, dataUpdatedAt }: BookView) {
  const orders = useMemo(
    () => (dataUpdatedAt === 0 ? null : [...bids, ...asks]),
    [bids, asks, dataUpdatedAt],
  );
  return useDeferredValue(orders);
}

export interface FormPartProps {
  market: MarketAssets;
  view: BookView;
  picked: Picked | null;
}

/** The form of an order beside the book. */
export function FormPart({ view, waiting, ...props }: FormPartProps & { waiting: ReactNode }) {
  return (
    <Suspense fallback={waiting}>
      <OrderForm {...props} orders={useSettledOrders(view)} />
    </Suspense>
  );
}

/** The same as a sheet. */
export function FormSheet({ view, ...props }: FormPartProps & { onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <OrderSheet {...props} orders={useSettledOrders(view)} />
    </Suspense>
  );
}
