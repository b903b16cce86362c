import { spreadOf, stepExponents, stepText } from '@xbts/shared/market/book/priceSteps.ts';
import { useId, useMemo, useState } from 'react';
import { formatPercentOfChain } from '../../../../platform/i18n/prices.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Book.module.css';
import { BookSideRows } from './BookSideRows.tsx';
import { type DrawnBook, type DrawnRow, drawnBook } from './bookRows.ts';
import { useHeld } from './useHeld.ts';

export interface BookProps {
  market: MarketAssets;
  view: BookView;
  /** 1.2.x of the current account, whose orders are marked. */
  owner: string | undefined;
  /** One ladder with sellers above and buyers below, or the two side by side. */
  isLadder: boolean;
  picked: DrawnRow | null;
  onPick: (row: DrawnRow) => void;
}

/** Rows of a side: a fixed number of places. */
const LADDER_ROWS = 13;
const BESIDE_ROWS = 8;
/** Heights of the sides in pixels while they load. */
const [LADDER_HEIGHT, BESIDE_HEIGHT] = [647, 386];

/** The order book, grouped by price; a pressed row passes on its price. */
export function Book({ market, view, owner, isLadder, picked, onPick }: BookProps) {
  const t = useMarketPageT();
  const [choice, setChoice] = useState(1);
  const steps = useSteps(market, view);
  const stepExponent = steps[choice] ?? 0;
  const limit = isLadder ? LADDER_ROWS : BESIDE_ROWS;
  const { bids, asks } = view;
  const drawn = useMemo(
    () => drawnBook({ bids, asks }, market, { stepExponent, limit, owner }),
    [bids, asks, market, stepExponent, limit, owner],
  );
  const { shown, handlers } = useHeld(drawn);
  if (view.dataUpdatedAt === 0 && view.error !== null)
    return (
      <Section header={t('book.title')}>
        <Failure error={view.error} onRetry={view.readAgain} />
      </Section>
    );
  return (
    <Section header={t('book.title')} {...noteOf(view, t)}>
      <div className={styles.book} {...handlers}>
        <div className={styles.top}>
          <Spread view={view} />
          {steps.length > 0 && <StepChoice steps={steps} value={choice} onChange={setChoice} />}
        </div>
        {view.dataUpdatedAt === 0 ? (
          <Skeleton height={isLadder ? LADDER_HEIGHT : BESIDE_HEIGHT} />
        ) : bids.length + asks.length === 0 ? (
          <p className={styles.empty}>{t('book.empty')}</p>
        ) : (
          <Sides
            drawn={shown}
            market={market}
            limit={limit}
            isLadder={isLadder}
            picked={picked}
            onPick={onPick}
          />
        )}
      </div>
    </Section>
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

function noteOf(view: BookView, t: ReturnType<typeof useMarketPageT>): { footer?: string } {
  return view.isCrossed ? { footer: t('book.crossed') } : {};
}

function Spread({ view }: { view: BookView }) {
  const t = useMarketPageT();
  const spread = spreadOf(view.bids[0], view.asks[0]);
  return <span>{spread === null ? '' : t('book.spread', { percent: formatPercentOfChain(spread) })}</span>;
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

interface SidesProps extends Pick<BookProps, 'market' | 'isLadder' | 'picked' | 'onPick'> {
  drawn: DrawnBook;
  limit: number;
}

function Sides({ drawn, isLadder, ...rest }: SidesProps) {
  return (
    <div className={isLadder ? styles.ladder : styles.beside}>
      {isLadder && <BookSideRows {...rest} side="asks" rows={drawn.asks} isLadder />}
      <BookSideRows {...rest} side="bids" rows={drawn.bids} isLadder={isLadder} />
      {!isLadder && <BookSideRows {...rest} side="asks" rows={drawn.asks} isLadder={false} />}
    </div>
  );
}
