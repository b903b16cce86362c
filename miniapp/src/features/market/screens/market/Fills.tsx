import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { type ReactNode, useMemo } from 'react';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { columnTexts } from '../../model/columnTexts.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { OwnFill } from '../../model/ownFills.ts';
import { useOwnFills } from '../../model/useOwnFills.ts';
import { type TranslateMarketPage, useMarketPageT } from '../../texts/pageTexts.ts';
import { SortTable, type TableColumn } from '../../ui/SortTable.tsx';
import styles from './Table.module.css';

export interface FillsProps {
  market: MarketAssets;
  accountId: string | undefined;
  /** Draws the trades; as a table without it. */
  children?: (fills: readonly OwnFill[]) => ReactNode;
}

/** What the account's orders traded in the market, page by page. */
export function Fills({ market, accountId, children }: FillsProps) {
  const t = useMarketPageT();
  const { fills, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnFills(
    market,
    accountId,
  );
  const draw = children ?? ((shown) => <FillTable fills={shown} market={market} />);
  return (
    <>
      {fills === undefined && error === null && <SkeletonCells count={2} hasIcon={false} />}
      {fills === undefined && error !== null && <Failure error={error} onRetry={() => void refetch()} />}
      {fills?.length === 0 && <p className={styles.text}>{t('mine.noFills')}</p>}
      {fills !== undefined && fills.length > 0 && draw(fills)}
      {hasNextPage && (
        <Button kind="plain" isStretched isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t(fills !== undefined && error !== null ? 'common.retry' : 'mine.older')}
        </Button>
      )}
    </>
  );
}

interface FillRow {
  readonly fill: OwnFill;
  /** Whole base for one quote, for display. */
  readonly price: number;
  readonly amountText: string;
  readonly totalText: string;
}

function rowsOf(fills: readonly OwnFill[], { base, quote }: MarketAssets): FillRow[] {
  const amounts = columnTexts(fills.map((fill) => formatPlain(fill.quote, quote.precision)));
  const totals = columnTexts(fills.map((fill) => formatPlain(fill.base, base.precision)));
  const scale = 10 ** (quote.precision - base.precision);
  return fills.map((fill, index) => ({
    fill,
    price: (Number(fill.base) / Number(fill.quote)) * scale,
    amountText: amounts[index] ?? '',
    totalText: totals[index] ?? '',
  }));
}

function FillTable({ fills, market }: { fills: readonly OwnFill[]; market: MarketAssets }) {
  const t = useMarketPageT();
  const rows = useMemo(() => rowsOf(fills, market), [fills, market]);
  return (
    <SortTable
      name="fills"
      label={t('table.fills')}
      columns={columnsOf(t, market)}
      rows={rows}
      keyOf={({ fill }) => fill.id}
    />
  );
}

function columnsOf(t: TranslateMarketPage, { base, quote }: MarketAssets): TableColumn<FillRow>[] {
  const [baseName, quoteName] = [shownSymbol(base.symbol), shownSymbol(quote.symbol)];
  const when = ({ time, block }: OwnFill) =>
    time === null ? t('common.blockNumber', { number: block }) : formatClock(time);
  return [
    {
      key: 'side',
      title: t('column.side'),
      value: ({ fill }) => fill.side,
      cell: ({ fill: { side } }) => <span className={styles[side]}>{t(`side.${side}`)}</span>,
    },
    {
      key: 'price',
      title: t('column.price', { symbol: baseName }),
      value: ({ price }) => price,
      cell: ({ price }) => <b>{formatPrice(price)}</b>,
    },
    {
      key: 'amount',
      title: t('column.amount', { symbol: quoteName }),
      value: ({ fill }) => fill.quote,
      cell: ({ amountText }) => amountText,
    },
    {
      key: 'total',
      title: t('column.total', { symbol: baseName }),
      value: ({ fill }) => fill.base,
      cell: ({ totalText }) => totalText,
    },
    {
      key: 'role',
      title: t('column.role'),
      value: ({ fill }) => Number(fill.isMaker),
      cell: ({ fill }) => (
        <span className={styles.hint}>{t(fill.isMaker ? 'mine.maker' : 'mine.taker')}</span>
      ),
    },
    {
      key: 'time',
      title: t('common.time'),
      value: ({ fill }) => fill.block,
      cell: ({ fill }) => <span className={styles.hint}>{when(fill)}</span>,
    },
  ];
}
