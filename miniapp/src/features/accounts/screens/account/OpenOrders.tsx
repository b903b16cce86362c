import type { Asset, FullAccount, LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { formatDateTime, parseChainTime } from '../../../../platform/i18n/dates.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccountT } from '../../texts/accountTexts.ts';
import styles from './Account.module.css';

export interface OpenOrdersProps {
  full: FullAccount;
  assets: ReadonlyMap<string, Asset>;
}

/** What the account offers on the markets and what it wants for it. */
export function OpenOrders({ full, assets }: OpenOrdersProps) {
  const t = useAccountT();
  if (full.limit_orders.length === 0) return null;
  return (
    <Section
      header={t('account.orders')}
      footer={full.more_data_available.limit_orders ? t('account.cut') : undefined}
    >
      {full.limit_orders.map((order) => (
        <Order key={order.id} order={order} assets={assets} />
      ))}
    </Section>
  );
}

function Order({ order, assets }: { order: LimitOrder; assets: ReadonlyMap<string, Asset> }) {
  const t = useAccountT();
  const { base, quote } = order.sell_price;
  const [sold, wanted] = [assets.get(base.asset_id), assets.get(quote.asset_id)];
  if (sold === undefined || wanted === undefined) return null;
  // The chain pays at least that for what is left, rounded up for the seller.
  const least = base.amount === 0n ? 0n : (order.for_sale * quote.amount + base.amount - 1n) / base.amount;
  return (
    <div className={styles.order}>
      <p>
        {t('account.sells')}{' '}
        <AmountText units={order.for_sale} precision={sold.precision} symbol={sold.symbol} form="plain" />
      </p>
      <p>
        {t('account.wants')}{' '}
        <AmountText units={least} precision={wanted.precision} symbol={wanted.symbol} form="plain" />
      </p>
      <small>
        {order.id} · {t('account.expires', { time: formatDateTime(parseChainTime(order.expiration)) })}
      </small>
    </div>
  );
}
