import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { formatDay } from '../../../../platform/i18n/dates.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { type OwnOrder, percentFrom } from '../../model/ownOrders.ts';
import { useMarketT } from '../../texts/marketTexts.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { distanceText } from './distanceText.ts';
import { useLast } from './MarketHead.tsx';
import type { OrdersTableProps } from './OrdersTable.tsx';
import styles from './Table.module.css';

/** An account's open orders on a phone, two lines each: a press edits one, its cross cancels it. */
export function OrderRows({ market, rows, acts }: Omit<OrdersTableProps, 'accountId'>) {
  const t = useMarketPageT();
  const ordersT = useMarketT();
  return (
    <div className={styles.card}>
      {rows.map((row) => {
        const { order, side, amountText, priceText } = row;
        const which = t('mine.order', { side: t(`side.${side}`), amount: amountText, price: priceText });
        const lines = <Lines row={row} market={market} />;
        return (
          <div key={order.id} className={styles.order}>
            {acts === undefined ? (
              <div className={styles.lines}>{lines}</div>
            ) : (
              <button
                type="button"
                className={styles.lines}
                aria-label={`${ordersT('move.one')}: ${which}`}
                onClick={() => acts.move(order)}
              >
                {lines}
              </button>
            )}
            {acts !== undefined && (
              <button
                type="button"
                aria-label={`${ordersT('cancel.one')}: ${which}`}
                onClick={() => acts.cancel(order)}
              >
                <Icon name="close" size={18} />
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

function Lines({ row, market }: { row: OwnOrder; market: MarketAssets }) {
  const t = useMarketPageT();
  const last = useLast(market);
  const { side, price, priceText, amountText, filled, ends } = row;
  return (
    <>
      <span className={styles.pair}>
        <span className={styles[side]}>{t(`side.${side}`)}</span>
        <b>{`${amountText}\u00a0${shownSymbol(market.quote.symbol)}`}</b>
      </span>
      <span className={styles.pair}>
        <small>
          {priceText} · {filled > 0 && `${t('mine.filled', { percent: asPercent(filled) })} · `}
          {t('mine.ends', { day: formatDay(ends) })}
        </small>
        <small>{distanceText(percentFrom(price, last))}</small>
      </span>
    </>
  );
}
