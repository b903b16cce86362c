import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { formatClock, formatDay } from '../../../../platform/i18n/dates.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { type OwnOrder, percentFrom } from '../../model/ownOrders.ts';
import { usePlacedTimes } from '../../model/usePlacedTimes.ts';
import { type TranslateMarket, useMarketT } from '../../texts/marketTexts.ts';
import { type TranslateMarketPage, useMarketPageT } from '../../texts/pageTexts.ts';
import { SortTable, type TableColumn } from '../../ui/SortTable.tsx';
import { distanceText } from './distanceText.ts';
import { useLast } from './MarketHead.tsx';
import styles from './Table.module.css';
import type { OrderActs } from './useOrderActs.tsx';

export interface OrdersTableProps {
  market: MarketAssets;
  rows: readonly OwnOrder[];
  accountId: string | undefined;
  /** Undefined without the account's keys. */
  acts: OrderActs | undefined;
}

/** An account's open orders in a market, a line each. */
export function OrdersTable({ market, rows, accountId, acts }: OrdersTableProps) {
  const t = useMarketPageT();
  const ordersT = useMarketT();
  const last = useLast(market);
  const placed = usePlacedTimes(accountId, rows);
  const columns = [
    ...figureColumns(t, market, last),
    ...timeColumns(t, placed),
    ...(acts === undefined ? [] : [actColumn(t, ordersT, acts)]),
  ];
  return (
    <SortTable
      name="orders"
      label={ordersT('orders.title')}
      columns={columns}
      rows={rows}
      keyOf={({ order }) => order.id}
    />
  );
}

type Column = TableColumn<OwnOrder>;

function figureColumns(t: TranslateMarketPage, { base, quote }: MarketAssets, last: number | null): Column[] {
  const [baseName, quoteName] = [shownSymbol(base.symbol), shownSymbol(quote.symbol)];
  return [
    {
      key: 'side',
      title: t('column.side'),
      value: ({ side }) => side,
      cell: ({ side }) => <span className={styles[side]}>{t(`side.${side}`)}</span>,
    },
    {
      key: 'price',
      title: t('column.price', { symbol: baseName }),
      value: ({ price }) => price,
      cell: ({ priceText }) => <b>{priceText}</b>,
    },
    {
      key: 'amount',
      title: t('column.amount', { symbol: quoteName }),
      value: ({ amount }) => amount,
      cell: ({ amountText }) => amountText,
    },
    {
      key: 'filled',
      title: t('column.filled'),
      value: ({ filled }) => filled,
      cell: ({ filled }) => asPercent(filled),
    },
    {
      key: 'total',
      title: t('column.total', { symbol: baseName }),
      value: ({ total }) => total,
      cell: ({ totalText }) => totalText,
    },
    {
      key: 'from',
      title: t('column.from'),
      value: ({ price }) => percentFrom(price, last),
      cell: ({ price }) => <span className={styles.hint}>{distanceText(percentFrom(price, last))}</span>,
    },
  ];
}

function timeColumns(t: TranslateMarketPage, placed: ReadonlyMap<string, number> | undefined): Column[] {
  const placedAt = ({ order }: OwnOrder) => placed?.get(order.id) ?? null;
  return [
    {
      key: 'placed',
      title: t('column.placed'),
      value: placedAt,
      cell: (row) => {
        const time = placedAt(row);
        return <span className={styles.hint}>{time === null ? '—' : formatClock(time)}</span>;
      },
    },
    {
      key: 'ends',
      title: t('column.ends'),
      value: ({ ends }) => ends,
      cell: ({ ends }) => <span className={styles.hint}>{formatDay(ends)}</span>,
    },
  ];
}

function actColumn(t: TranslateMarketPage, ordersT: TranslateMarket, { cancel, move }: OrderActs): Column {
  return {
    key: 'acts',
    title: t('column.acts'),
    isUntitled: true,
    cell: ({ order, side, amountText, priceText }) => {
      const which = t('mine.order', { side: t(`side.${side}`), amount: amountText, price: priceText });
      return (
        <span className={styles.acts}>
          <button
            type="button"
            title={ordersT('move.one')}
            aria-label={`${ordersT('move.one')}: ${which}`}
            onClick={() => move(order)}
          >
            <Icon name="edit" size={16} />
          </button>
          <button
            type="button"
            title={ordersT('cancel.one')}
            aria-label={`${ordersT('cancel.one')}: ${which}`}
            onClick={() => cancel(order)}
          >
            <Icon name="close" size={16} />
          </button>
        </span>
      );
    },
  };
}
