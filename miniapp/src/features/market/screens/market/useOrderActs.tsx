import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useMaximumTransactionSize } from '../../../../platform/chain/chainParameters.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { cancelledTogether } from '../../model/orderChoice.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { OwnOrder } from '../../model/ownOrders.ts';

const MoveSheet = lazyPart(async () => (await import('../../ui/MoveSheet.tsx')).MoveSheet);
const Cancelling = lazyPart(async () => (await import('../../ui/Cancelling.tsx')).Cancelling);

/** What can be done with one's open orders. */
export interface OrderActs {
  cancel(order: LimitOrder): void;
  /** Cancels as many as one transaction takes, the oldest first. */
  cancelAll(rows: readonly OwnOrder[]): void;
  move(order: LimitOrder): void;
  /** The sheets of what has begun. */
  readonly sheets: ReactNode;
}

/** The acts on an account's orders in a market. */
export function useOrderActs(account: string, market: MarketAssets): OrderActs {
  const [leaving, setLeaving] = useState<readonly LimitOrder[] | null>(null);
  const [moving, setMoving] = useState<LimitOrder | null>(null);
  const maximumBytes = useMaximumTransactionSize();
  return {
    cancel: (order) => setLeaving([order]),
    cancelAll: (rows) =>
      setLeaving(
        cancelledTogether(
          rows.map(({ order }) => order),
          maximumBytes,
        ),
      ),
    move: setMoving,
    sheets: (
      <Suspense>
        {leaving !== null && (
          <Cancelling account={account} orders={leaving} onClose={() => setLeaving(null)} />
        )}
        {moving !== null && (
          <MoveSheet account={account} order={moving} market={market} onClose={() => setMoving(null)} />
        )}
      </Suspense>
    ),
  };
}
