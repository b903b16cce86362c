import type { Asset, LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { Suspense, useMemo, useState } from 'react';
import { useMaximumTransactionSize } from '../../../platform/chain/chainParameters.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { marketAssetsOf } from '../model/openOrder.ts';
import { cancelledTogether, useOrderChoice } from '../model/orderChoice.ts';
import { useMarketT } from '../texts/marketTexts.ts';
import { CancelSheet } from './CancelSheet.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import styles from './OpenOrders.module.css';

const MoveSheet = lazyPart(async () => (await import('./MoveSheet.tsx')).MoveSheet);

export interface OpenOrdersProps {
  /** Name of the account that placed them. */
  account: string;
  orders: readonly LimitOrder[];
  assets: ReadonlyMap<string, Asset>;
  /** Whether the node has listed only the first of them. */
  isCut: boolean;
}

/** An account's open orders with their prices; with its keys here one can be moved, and one, some or all cancelled. */
export function OpenOrders({ account, orders, assets, isCut }: OpenOrdersProps) {
  const t = useMarketT();
  const canSign = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.canSign);
  const [leaving, setLeaving] = useState<readonly LimitOrder[] | null>(null);
  const [moving, setMoving] = useState<LimitOrder | null>(null);
  const choice = useOrderChoice(orders);
  if (orders.length === 0) return null;
  return (
    <>
      <Section header={t('orders.title')} footer={t(isCut ? 'orders.cut' : 'orders.hint')}>
        {orders.map((order) => (
          <OpenOrder
            key={order.id}
            order={order}
            assets={assets}
            choice={choice}
            onCancel={canSign === true ? () => setLeaving([order]) : undefined}
            onMove={() => setMoving(order)}
          />
        ))}
      </Section>
      {canSign === true && orders.length > 1 && (
        <CancelMany orders={orders} choice={choice} onCancel={setLeaving} />
      )}
      {moving !== null && (
        <Moving account={account} order={moving} assets={assets} onClose={() => setMoving(null)} />
      )}
      {leaving !== null && (
        <CancelSheet
          account={account}
          orders={leaving}
          onClose={() => {
            setLeaving(null);
            choice.end();
          }}
        />
      )}
    </>
  );
}

interface MovingProps extends Pick<OpenOrdersProps, 'account' | 'assets'> {
  order: LimitOrder;
  onClose: () => void;
}

/** The sheet of an order that moves, in its market's usual direction. */
function Moving({ account, order, assets, onClose }: MovingProps) {
  const sold = assets.get(order.sell_price.base.asset_id);
  const wanted = assets.get(order.sell_price.quote.asset_id);
  const market = useMemo(
    () => (sold === undefined || wanted === undefined ? null : marketAssetsOf(sold, wanted)),
    [sold, wanted],
  );
  if (market === null) return null;
  return (
    <Suspense>
      <MoveSheet account={account} order={order} market={market} onClose={onClose} />
    </Suspense>
  );
}

interface CancelManyProps {
  orders: readonly LimitOrder[];
  choice: ReturnType<typeof useOrderChoice>;
  onCancel: (orders: readonly LimitOrder[]) => void;
}

/** Cancels all or the ticked ones in one transaction; if not all fit, the oldest. */
function CancelMany({ orders, choice, onCancel }: CancelManyProps) {
  const t = useMarketT();
  const maximumBytes = useMaximumTransactionSize();
  const { isChoosing, chosen } = choice;
  const wanted = isChoosing ? chosen : orders;
  const together = cancelledTogether(wanted, maximumBytes);
  const label = isChoosing ? 'cancel.some' : 'cancel.all';
  return (
    <div className={styles.many}>
      <Button kind="danger" isStretched isDisabled={together.length === 0} onPress={() => onCancel(together)}>
        {t(label, { count: together.length })}
      </Button>
      <Button kind="plain" isStretched onPress={isChoosing ? choice.end : choice.begin}>
        {t(isChoosing ? 'orders.endChoice' : 'orders.choose')}
      </Button>
      {together.length < wanted.length && (
        <p className={styles.most}>{t('orders.most', { most: together.length })}</p>
      )}
    </div>
  );
}
