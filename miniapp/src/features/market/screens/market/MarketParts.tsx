import { memo, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { useIsWide } from '../../../../ui/display/useIsWide.ts';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Disclosure } from '../../../../ui/lists/Disclosure.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useBalances } from '../../../account/model/useBalances.ts';
import { type DeskColumn, useDeskOrder } from '../../model/deskOrder.ts';
import type { MarketAssets, Picked } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import type { TradesRead } from '../../model/useTrades.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { ArrangeColumns } from './ArrangeColumns.tsx';
import { Book } from './Book.tsx';
import { amountUpTo, type DrawnRow } from './bookRows.ts';
import { Candles, CHART_HEIGHT } from './Candles.tsx';
import { Depth } from './Depth.tsx';
import styles from './Market.module.css';
import { Trades } from './Trades.tsx';

const OrderForm = lazyPart(async () => (await import('../../ui/OrderForm.tsx')).OrderForm);
const Mine = lazyPart(async () => (await import('./Mine.tsx')).Mine);
/**
 * Heights of the parts in pixels while they load; a visitor's form is the login button, and a line is all else of
 * theirs.
 */
const [FORM_HEIGHT, ENTRANCE_HEIGHT, MINE_HEIGHT] = [480, 52, 120];

const LaterMine = memo(Mine);
const LaterForm = memo(OrderForm);

export interface MarketPartsProps {
  market: MarketAssets;
  account: string;
  view: BookView;
  trades: TradesRead;
  /** The book is loaded, or it failed: the later parts may load. */
  isRestDue: boolean;
}

/** The parts of a market's page, side by side on a wide screen. */
export function MarketParts({ market, account, view, trades, isRestDue }: MarketPartsProps) {
  const isWide = useIsWide();
  const { accountId } = useBalances(account);
  const [picked, setPicked] = useState<DrawnRow | null>(null);
  const [candle, setCandle] = useState<number | null>(null);
  // Another object at each press: pressing the same row again fills the form again.
  const pick = useCallback((row: DrawnRow) => setPicked({ ...row }), []);
  const Columns = isWide ? Desk : Phone;
  const formShape = <Skeleton height={account === '' ? ENTRANCE_HEIGHT : FORM_HEIGHT} />;
  return (
    <Columns
      chart={
        isRestDue ? (
          <Candles market={market} chosen={candle} onChoose={setCandle} />
        ) : (
          <Skeleton height={CHART_HEIGHT} />
        )
      }
      book={
        <Book market={market} view={view} owner={accountId} isLadder={isWide} picked={picked} onPick={pick} />
      }
      form={isRestDue ? <FormPart market={market} view={view} row={picked} waiting={formShape} /> : formShape}
      trades={<Trades read={trades} owner={accountId} />}
      mine={
        <Suspense
          fallback={
            account === '' ? <p className={styles.hint}>&nbsp;</p> : <Skeleton height={MINE_HEIGHT} />
          }
        >
          {isRestDue && <LaterMine market={market} account={account} />}
        </Suspense>
      }
      depth={<Depth market={market} view={view} />}
    />
  );
}

interface FormPartProps {
  market: MarketAssets;
  view: BookView;
  row: DrawnRow | null;
  /** Drawn until the form is there. */
  waiting: ReactNode;
}

/** The form of an order: a pressed row fills in an order that meets it and all better ones. */
function FormPart({ market, view: { bids, asks, dataUpdatedAt }, row, waiting }: FormPartProps) {
  const orders = useMemo(
    () => (dataUpdatedAt === 0 ? null : [...bids, ...asks]),
    [bids, asks, dataUpdatedAt],
  );
  const picked = useMemo<Picked | null>(() => {
    if (row === null) return null;
    return { side: row.side === 'asks' ? 'buy' : 'sell', price: row.price, amount: amountUpTo(row, market) };
  }, [row, market]);
  // The form computes with every order, so it follows after the book's render.
  const settled = useDeferredValue(orders);
  return (
    <Suspense fallback={waiting}>
      <LaterForm market={market} picked={picked} orders={settled} />
    </Suspense>
  );
}

interface Parts {
  chart: ReactNode;
  book: ReactNode;
  form: ReactNode;
  trades: ReactNode;
  mine: ReactNode;
  depth: ReactNode;
}

/** The width of each column: the chart gets the rest. */
const widths: Readonly<Record<DeskColumn, string>> = {
  chart: 'minmax(0, 1fr)',
  book: 'var(--column-least)',
  order: 'var(--drawer)',
};

/**
 * In traders' usual order, the chart on the left, the book in the middle, actions on the right, or in this device's own
 * order.
 */
function Desk({ chart, book, form, trades, mine, depth }: Parts) {
  const t = useMarketPageT();
  const order = useDeskOrder((state) => state.order);
  const columns: Readonly<Record<DeskColumn, ReactNode>> = {
    chart: (
      <>
        <Section header={t('chart.title')} isPadded>
          {chart}
        </Section>
        {depth}
      </>
    ),
    book,
    order: form,
  };
  return (
    <>
      <ArrangeColumns />
      <div
        className={styles.desk}
        style={{ gridTemplateColumns: order.map((column) => widths[column]).join(' ') }}
      >
        {order.map((column) => (
          <div key={column}>{columns[column]}</div>
        ))}
      </div>
      {mine}
      {trades}
    </>
  );
}

const shownTabs = ['trades', 'mine', 'depth'] as const;
type Shown = (typeof shownTabs)[number];

/** On a phone the book and actions come first; the chart is folded, and loads only while open. */
function Phone({ chart, book, form, ...rest }: Parts) {
  const t = useMarketPageT();
  const [shown, setShown] = useState<Shown>('trades');
  return (
    <>
      <Section>
        <Disclosure title={t('chart.title')} isLater>
          {chart}
        </Disclosure>
      </Section>
      {book}
      {form}
      <Tabs
        label={t('common.more')}
        items={shownTabs.map((value) => ({ value, label: t(`${value}.title`) }))}
        value={shown}
        onChange={setShown}
      />
      {rest[shown]}
    </>
  );
}
