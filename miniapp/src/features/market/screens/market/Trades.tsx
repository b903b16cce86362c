import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { memo } from 'react';
import { formatClock, formatDateTime, formatDay } from '../../../../platform/i18n/dates.ts';
import { formatAmountColumn, formatPriceColumn } from '../../../../platform/i18n/prices.ts';
import { Arrow } from '../../../../ui/display/Arrow.tsx';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { PriceText } from '../../../../ui/display/PriceText.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { Trade } from '../../model/trades.ts';
import type { TradesRead } from '../../model/useTrades.ts';
import { type TranslateMarketPage, useMarketPageT } from '../../texts/pageTexts.ts';
import { SortTable, type TableColumn } from '../../ui/SortTable.tsx';
import styles from './Table.module.css';

export interface TradesProps {
  market: MarketAssets;
  read: TradesRead;
  owner: string | undefined;
}

/** The latest trades of the market, as they happen. */
export const Trades = memo(function Trades({ market, read, owner }: TradesProps) {
  const t = useMarketPageT();
  const { trades, error, isPending } = read;
  return (
    <>
      {error !== null && <Failure error={error} onRetry={read.retry} />}
      {error !== null && <p className={styles.text}>{t('trades.later')}</p>}
      {isPending && trades.length === 0 && <SkeletonCells count={3} hasIcon={false} />}
      {!isPending && error === null && trades.length === 0 && (
        <p className={styles.text}>{t('trades.none')}</p>
      )}
      {trades.length > 0 && (
        <SortTable
          name="trades"
          label={t('trades.title')}
          columns={columnsOf(t, market, { trades, owner })}
          rows={trades}
          keyOf={({ key }) => key}
        />
      )}
    </>
  );
});

/** The clock of today, else the day alone: the columns are narrow. */
const shortTime = (time: number): string =>
  formatDay(time) === formatDay(Date.now()) ? formatClock(time) : formatDay(time);

function columnsOf(
  t: TranslateMarketPage,
  { base, quote }: MarketAssets,
  { trades, owner }: { trades: readonly Trade[]; owner: string | undefined },
): TableColumn<Trade>[] {
  const prices = formatPriceColumn(trades.map(({ price }) => price));
  const amounts = formatAmountColumn(trades.map(({ amount }) => amount));
  const textsOf = new Map(
    trades.map(({ key }, index) => [key, { price: prices[index] ?? '', amount: amounts[index] ?? '' }]),
  );
  const isOwn = ({ accounts }: Trade) => owner !== undefined && accounts.includes(owner);
  return [
    {
      key: 'price',
      title: t('column.price', { symbol: shownSymbol(base.symbol) }),
      value: ({ price }) => price,
      cell: ({ key, side }) => (
        <span className={styles[side]}>
          <Arrow isUp={side === 'buy'} />
          <PriceText text={textsOf.get(key)?.price ?? ''} />
          <span className="visually-hidden"> {t(side === 'buy' ? 'trades.bought' : 'trades.sold')}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('column.amount', { symbol: shownSymbol(quote.symbol) }),
      value: ({ amount }) => amount,
      cell: (trade) => (
        <>
          {textsOf.get(trade.key)?.amount}
          {isOwn(trade) && <small> {t('trades.own')}</small>}
        </>
      ),
    },
    {
      key: 'time',
      title: t('common.time'),
      value: ({ time }) => time,
      cell: ({ time }) => (
        <span className={styles.hint} title={formatDateTime(time)}>
          {shortTime(time)}
        </span>
      ),
    },
  ];
}
