import type { Asset, LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAccounts } from '../../accounts/model/accounts.ts';
import { leastWanted, soldPercent } from '../model/openOrder.ts';
import { useMarketT } from '../texts/marketTexts.ts';
import { CancelSheet } from './CancelSheet.tsx';
import styles from './OpenOrders.module.css';

export interface OpenOrdersProps {
  /** Name of the account that placed them. */
  account: string;
  orders: readonly LimitOrder[];
  assets: ReadonlyMap<string, Asset>;
  /** Whether the node has named only the first of them. */
  isCut: boolean;
}

/** What an account offers on the markets and what it wants for it; whoever holds its keys here can cancel. */
export function OpenOrders({ account, orders, assets, isCut }: OpenOrdersProps) {
  const t = useMarketT();
  const canSign = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.canSign);
  const [leaving, setLeaving] = useState<readonly LimitOrder[] | null>(null);
  if (orders.length === 0) return null;
  return (
    <>
      <Section header={t('orders.title')} footer={t(isCut ? 'orders.cut' : 'orders.hint')}>
        {orders.map((order) => (
          <Order
            key={order.id}
            order={order}
            assets={assets}
            onCancel={canSign === true ? () => setLeaving([order]) : undefined}
          />
        ))}
      </Section>
      {canSign === true && orders.length > 1 && (
        <Button kind="danger" isStretched onPress={() => setLeaving(orders)}>
          {t('cancel.all', { count: orders.length })}
        </Button>
      )}
      {leaving !== null && (
        <CancelSheet account={account} orders={leaving} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

interface OrderProps {
  order: LimitOrder;
  assets: ReadonlyMap<string, Asset>;
  onCancel: (() => void) | undefined;
}

function Order({ order, assets, onCancel }: OrderProps) {
  const t = useMarketT();
  const { base, quote } = order.sell_price;
  const [sold, wanted] = [assets.get(base.asset_id), assets.get(quote.asset_id)];
  if (sold === undefined || wanted === undefined) return null;
  const percent = soldPercent(order);
  const facts = [
    order.id,
    t('orders.expires', { time: formatDateTime(parseChainTime(order.expiration)) }),
    ...(percent > 0 ? [t('orders.sold', { percent })] : []),
  ];
  return (
    <div className={styles.order}>
      <div>
        <p>
          {t('orders.sells')}{' '}
          <AmountText units={order.for_sale} precision={sold.precision} symbol={sold.symbol} form="plain" />
        </p>
        <p>
          {t('orders.wants')}{' '}
          <AmountText
            units={leastWanted(order)}
            precision={wanted.precision}
            symbol={wanted.symbol}
            form="plain"
          />
        </p>
        <small>{facts.join(' · ')}</small>
      </div>
      {onCancel !== undefined && (
        <Button kind="plain" onPress={onCancel}>
          {t('cancel.one')}
        </Button>
      )}
    </div>
  );
}
