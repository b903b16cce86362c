import type { BookSide } from '@xbts/shared/market/book/bookOrder.ts';
import { type KeyboardEvent, memo } from 'react';
import { classNames } from '../../../../ui/display/classNames.ts';
import { keyTargets } from '../../../../ui/lists/useRowFocus.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { bookAmount } from '../../ui/bookAmount.ts';
import styles from './Book.module.css';
import type { DrawnRow } from './bookRows.ts';

/**
 * Arrows, Home and End move the focus between the buttons of an element; Tab enters at one of them and leaves them all.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = keyTargets[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  if (index < 0) return;
  event.preventDefault();
  buttons[step(index, buttons.length)]?.focus();
}

export interface BookSideRowsProps {
  side: BookSide;
  /** Best first. */
  rows: readonly DrawnRow[];
  /** Places for rows, filled or not. */
  limit: number;
  market: MarketAssets;
  isLadder: boolean;
  picked: DrawnRow | null;
  onPick: (row: DrawnRow) => void;
}

/** One side of the book. Rows have fixed places: only their content changes. */
export function BookSideRows({ side, rows, limit, market, isLadder, picked, onPick }: BookSideRowsProps) {
  const t = useMarketPageT();
  const title = t(side === 'bids' ? 'book.bids' : 'book.asks');
  const isUpwards = isLadder && side === 'asks';
  const places = Array.from({ length: limit }, (_, place) => (isUpwards ? limit - 1 - place : place));
  return (
    <div className={classNames(styles.side, styles[side])}>
      <h3 className={classNames(isLadder && 'visually-hidden')}>{title}</h3>
      {(!isLadder || isUpwards) && (
        <p className={styles.columns} aria-hidden="true">
          <span>{t('book.price')}</span>
          <span>{t('common.amount')}</span>
          {isLadder && <span>{t('book.sum')}</span>}
        </p>
      )}
      <ul aria-label={title} onKeyDown={moveFocus}>
        {places.map((place) => {
          const row = rows[place];
          return (
            <li key={place}>
              {row !== undefined && (
                <Row
                  row={row}
                  market={market}
                  isFirst={place === 0}
                  isLadder={isLadder}
                  isPicked={picked?.side === side && picked.price === row.price}
                  onPick={onPick}
                />
              )}
            </li>
          );
        })}
      </ul>
      {rows.length === 0 && (
        <p className={styles.none}>{t(side === 'bids' ? 'book.noBids' : 'book.noAsks')}</p>
      )}
    </div>
  );
}

interface RowProps {
  row: DrawnRow;
  market: MarketAssets;
  isFirst: boolean;
  isLadder: boolean;
  isPicked: boolean;
  onPick: (row: DrawnRow) => void;
}

/** An unchanged row is not rendered again: most of a hundred events change a few rows. */
function saysTheSame(before: RowProps, now: RowProps): boolean {
  const [one, other] = [before.row, now.row];
  return (
    one.priceText === other.priceText &&
    one.quote === other.quote &&
    one.quoteTotal === other.quoteTotal &&
    one.baseTotal === other.baseTotal &&
    one.ownQuote === other.ownQuote &&
    one.part === other.part &&
    before.isPicked === now.isPicked &&
    before.isFirst === now.isFirst &&
    before.isLadder === now.isLadder &&
    before.market === now.market &&
    before.onPick === now.onPick
  );
}

const Row = memo(function Row({ row, market, isFirst, isLadder, isPicked, onPick }: RowProps) {
  const t = useMarketPageT();
  const { symbol, precision } = market.quote;
  const isOwn = row.ownQuote > 0n;
  const amount = bookAmount(row.quote, precision);
  const upTo = bookAmount(row.quoteTotal, precision);
  return (
    <button
      type="button"
      className={classNames(styles.row, isOwn && styles.own)}
      aria-pressed={isPicked}
      tabIndex={isFirst ? 0 : -1}
      onClick={() => onPick(row)}
    >
      <span className={styles.bar} style={{ transform: `scaleX(${row.part})` }} />
      <span className={styles.price}>
        <span className="visually-hidden">{t(row.side === 'bids' ? 'book.sellAt' : 'book.buyAt')} </span>
        {row.priceText}
        <span className="visually-hidden">: </span>
      </span>
      <span>
        {amount}
        <span className="visually-hidden">, </span>
      </span>
      <span className={isLadder ? undefined : 'visually-hidden'}>
        {upTo}
        <span className="visually-hidden">
          {' '}
          {t('book.upTo', { symbol })}
          {isOwn && `, ${t('book.own')}`}
        </span>
      </span>
    </button>
  );
}, saysTheSame);
