import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Skeleton, SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { useMedia } from '../../../../ui/display/useIsWide.ts';
import { type DeskColumn, useDeskOrder } from '../../model/deskOrder.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { FlatTabs } from '../../ui/FlatTabs.tsx';
import { ChartPart } from './ChartPart.tsx';
import type { ColumnsProps } from './columns.ts';
import { FormPart } from './FormPart.tsx';
import styles from './Market.module.css';
import { Scrolling } from './Scrolling.tsx';
import { useDeskKeys } from './useDeskKeys.ts';

const Trades = lazyPart(async () => (await import('./Trades.tsx')).Trades);
const DeskTable = lazyPart(async () => (await import('./DeskTable.tsx')).DeskTable);

/** From here on book and form have a column each, and the trades of the market one, too. */
const [THREE, FOUR] = ['(min-width: 1280px)', '(min-width: 1680px)'];

/** The width of each column: the chart gets the rest. */
const widths: Readonly<Record<DeskColumn, string>> = {
  chart: 'minmax(0, 1fr)',
  book: 'var(--book-width)',
  order: 'var(--form-width)',
};

/**
 * Fills a wide window: in traders' usual order the chart on the left, the book in the middle, actions on the right, or
 * in this device's own order; below a table of orders and trades.
 */
export function Desk(props: ColumnsProps) {
  const { market, account, view, trades, isRestDue, accountId, book, chart, filling, onFill } = props;
  const hasThree = useMedia(THREE);
  const hasFour = useMedia(FOUR);
  const order = useDeskOrder((state) => state.order);
  const element = useRef<HTMLDivElement>(null);
  useDeskKeys(market, element, onFill);
  const waiting = <Skeleton height={260} />;
  const form = isRestDue ? <FormPart {...{ market, view, waiting }} picked={filling} /> : waiting;
  const columns: Readonly<Record<DeskColumn, ReactNode>> = {
    chart: isRestDue ? <ChartPart {...{ market, account, view }} {...chart} /> : waiting,
    book: hasThree ? book : <BookOrForm {...{ book, form, filling }} />,
    order: form,
  };
  const shown = hasThree ? order : order.filter((column) => column !== 'order');
  const template = [...shown.map((column) => widths[column]), ...(hasFour ? ['var(--trades-width)'] : [])];
  return (
    <>
      <div ref={element} className={styles.columns} style={{ gridTemplateColumns: template.join(' ') }}>
        {shown.map((column) => (
          <div key={column} className={styles.panel}>
            {columns[column]}
          </div>
        ))}
        {hasFour && (
          <div className={styles.panel}>
            <TradesColumn {...{ market, trades, accountId }} />
          </div>
        )}
      </div>
      <Suspense fallback={<div className={styles.panel} />}>
        {isRestDue ? (
          <DeskTable {...{ market, account, trades }} hasOwnOnly={hasFour} />
        ) : (
          <div className={styles.panel} />
        )}
      </Suspense>
    </>
  );
}

/** In a narrower window both share a column; what fills in the form shows it. */
function BookOrForm({ book, form, filling }: Pick<ColumnsProps, 'book' | 'filling'> & { form: ReactNode }) {
  const t = useMarketPageT();
  const [shown, setShown] = useState<'book' | 'order'>('book');
  useEffect(() => {
    if (filling !== null) setShown('order');
  }, [filling]);
  const items = [
    { value: 'book', label: t('book.title') },
    { value: 'order', label: t('desk.order') },
  ] as const;
  return (
    <>
      <div className={styles.tabs}>
        <FlatTabs label={t('desk.shown')} items={items} value={shown} onChange={setShown} />
      </div>
      {shown === 'book' ? book : form}
    </>
  );
}

function TradesColumn({ market, trades, accountId }: Pick<ColumnsProps, 'market' | 'trades' | 'accountId'>) {
  const t = useMarketPageT();
  return (
    <>
      <h2 className={styles.title}>{t('table.trades')}</h2>
      <Scrolling label={t('table.trades')}>
        <Suspense fallback={<SkeletonCells count={3} hasIcon={false} />}>
          <Trades market={market} read={trades} owner={accountId} />
        </Suspense>
      </Scrolling>
    </>
  );
}
