import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { stepExponents, stepText } from '@xbts/shared/market/book/priceSteps.ts';
import { type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Book.module.css';
import { BookSideRows, moveFocus } from './BookSideRows.tsx';
import { type DrawnBook, type DrawnRow, drawnBook } from './bookRows.ts';
import { useHeld } from './useHeld.ts';
import { useRoom } from './useRoom.ts';

export interface BookProps {
  market: MarketAssets;
  view: BookView;
  /** 1.2.x of the current account, whose orders are marked. */
  owner: string | undefined;
  /** Rows of a side where the page, not the book, decides the height. */
  least: number;
  /** Between sellers and buyers: the last price. */
  middle: ReactNode;
  picked: DrawnRow | null;
  onPick: (row: DrawnRow) => void;
}

/** The order book, sellers above buyers, grouped by price; a pressed row passes on its price. */
export function Book({ market, view, owner, least, middle, picked, onPick }: BookProps) {
  const t = useMarketPageT();
  const [choice, setChoice] = useState(1);
  const steps = useSteps(market, view);
  const stepExponent = steps[choice] ?? 0;
  const asked = useRef<HTMLDivElement>(null);
  const limit = useRoom(asked, least);
  const { bids, asks } = view;
  const drawn = useMemo(
    () => drawnBook({ bids, asks }, market, { stepExponent, limit, owner }),
    [bids, asks, market, stepExponent, limit, owner],
  );
  const { shown, handlers } = useHeld(drawn);
  if (view.dataUpdatedAt === 0 && view.error !== null)
    return <Failure error={view.error} onRetry={view.readAgain} />;
  const isWaiting = view.dataUpdatedAt === 0;
  const isEmpty = !isWaiting && bids.length + asks.length === 0;
  return (
    <section className={styles.book} aria-label={t('book.title')} {...handlers}>
      <div className={styles.top}>
        <h2>{t('book.title')}</h2>
        {steps.length > 0 && <StepChoice steps={steps} value={choice} onChange={setChoice} />}
      </div>
      {view.isCrossed && <p className={styles.note}>{t('book.crossed')}</p>}
      {isEmpty && <p className={styles.empty}>{t('book.empty')}</p>}
      <Sides {...{ market, limit, picked, onPick, middle, isWaiting, isEmpty }} drawn={shown} asked={asked} />
    </section>
  );
}

function useSteps(market: MarketAssets, { bids, asks }: BookView): readonly number[] {
  const [bid, ask] = [bids[0], asks[0]];
  return useMemo(
    () =>
      stepExponents(
        { ...(bid === undefined ? {} : { bids: bid }), ...(ask === undefined ? {} : { asks: ask }) },
        { base: market.base.precision, quote: market.quote.precision },
      ),
    [bid, ask, market],
  );
}

interface StepChoiceProps {
  steps: readonly number[];
  value: number;
  onChange: (choice: number) => void;
}

function StepChoice({ steps, value, onChange }: StepChoiceProps) {
  const t = useMarketPageT();
  const id = useId();
  return (
    <span className={styles.step}>
      <label htmlFor={id}>{t('book.step')}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {steps.map((exponent, index) => (
          <option key={exponent} value={index}>
            {stepText(exponent)}
          </option>
        ))}
      </select>
    </span>
  );
}

interface SidesProps extends Pick<BookProps, 'market' | 'picked' | 'onPick' | 'middle'> {
  drawn: DrawnBook;
  limit: number;
  asked: RefObject<HTMLDivElement>;
  isWaiting: boolean;
  isEmpty: boolean;
}

/** Both sides around the last price; the arrows lead over the prices of both. */
function Sides({ drawn, middle, asked, isWaiting, isEmpty, ...rest }: SidesProps) {
  const t = useMarketPageT();
  const { base, quote } = rest.market;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div className={styles.sides} onKeyDown={moveFocus}>
      <p className={styles.columns} aria-hidden="true">
        <span>{t('column.price', { symbol: shownSymbol(base.symbol) })}</span>
        <span>{t('column.amount', { symbol: shownSymbol(quote.symbol) })}</span>
        <span>{t('book.sum')}</span>
      </p>
      <div className={styles.asked} ref={asked}>
        {isWaiting ? (
          <Skeleton height={rest.limit * 24} />
        ) : (
          <BookSideRows {...rest} side="asks" rows={drawn.asks} isQuiet={isEmpty} />
        )}
      </div>
      <div className={styles.middle}>{middle}</div>
      <div className={styles.bidden}>
        {isWaiting ? (
          <Skeleton height={rest.limit * 24} />
        ) : (
          <BookSideRows {...rest} side="bids" rows={drawn.bids} isQuiet={isEmpty} />
        )}
      </div>
    </div>
  );
}
