import type { Asset, LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { leastWanted, priceOfOpen, soldPercent } from '../model/openOrder.ts';
import type { OrderChoice } from '../model/orderChoice.ts';
import { useMarketT } from '../texts/marketTexts.ts';
import styles from './OpenOrders.module.css';

export interface OpenOrderProps {
  order: LimitOrder;
  assets: ReadonlyMap<string, Asset>;
  choice: OrderChoice;
  /** Absent when the account cannot sign. */
  onCancel: (() => void) | undefined;
  onMove: () => void;
}

/** An open order with its rest, with controls to cancel or tick it. */
export function OpenOrder({ order, assets, choice, onCancel, onMove }: OpenOrderProps) {
  const t = useMarketT();
  const { base, quote } = order.sell_price;
  const [sold, wanted] = [assets.get(base.asset_id), assets.get(quote.asset_id)];
  if (sold === undefined || wanted === undefined) return null;
  const percent = soldPercent(order);
  const facts = [
    t('orders.price', { price: priceOfOpen(order, { sold, wanted }) }),
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
      {onCancel !== undefined &&
        (choice.isChoosing ? (
          <label className={styles.tick}>
            <input
              type="checkbox"
              aria-label={t('orders.tick', { id: order.id })}
              checked={choice.chosen.some(({ id }) => id === order.id)}
              onChange={() => choice.toggle(order.id)}
            />
          </label>
        ) : (
          <div className={styles.acts}>
            <Button kind="plain" onPress={onMove}>
              {t('move.one')}
            </Button>
            <Button kind="plain" onPress={onCancel}>
              {t('cancel.one')}
            </Button>
          </div>
        ))}
    </div>
  );
}
