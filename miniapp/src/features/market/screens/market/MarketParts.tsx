import { memo, useCallback, useEffect, useState } from 'react';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { Arrow } from '../../../../ui/display/Arrow.tsx';
import { useMedia } from '../../../../ui/display/useIsWide.ts';
import { useBalances } from '../../../account/model/useBalances.ts';
import type { Picked } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import type { TradesRead } from '../../model/useTrades.ts';
import { Book } from './Book.tsx';
import { type DrawnRow, pickedOf } from './bookRows.ts';
import { useChartChoice } from './ChartPart.tsx';
import type { MarketRead } from './columns.ts';
import { Desk } from './Desk.tsx';
import styles from './Market.module.css';
import { Phone } from './Phone.tsx';
import { Spread } from './Spread.tsx';

/** Rows of a side of the book: what a chart's side holds at least, on a phone, and on a high one. */
const [LEAST_ROWS, PHONE_ROWS, HIGH_ROWS] = [7, 6, 9];
const HIGH = '(min-height: 840px)';

/** The parts of a market's page: a desk that fills a wide window, or one after the other. */
export function MarketParts({ isDesk, ...props }: MarketRead & { isDesk: boolean }) {
  const { market, account, view, trades } = props;
  const { accountId } = useBalances(account);
  const [picked, setPicked] = useState<DrawnRow | null>(null);
  const [choice, onChoose] = useChartChoice();
  const isHigh = useMedia(HIGH);
  const [filling, onFill] = useState<Picked | null>(null);
  // A sheet does not open by itself when a window becomes narrow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of it
  useEffect(() => onFill(null), [isDesk]);
  // Another object at each press: pressing the same row again fills the form again.
  const pick = useCallback(
    (row: DrawnRow) => {
      setPicked({ ...row });
      onFill(pickedOf(row, market));
    },
    [market],
  );
  const book = (
    <Book
      market={market}
      view={view}
      owner={accountId}
      least={isDesk ? LEAST_ROWS : isHigh ? HIGH_ROWS : PHONE_ROWS}
      middle={<Middle trades={trades} view={view} />}
      picked={picked}
      onPick={pick}
    />
  );
  const Columns = isDesk ? Desk : Phone;
  return <Columns {...props} {...{ book, filling, onFill, accountId }} chart={{ choice, onChoose }} />;
}

/** Between sellers and buyers: the price of the last trade, and how far both are apart. */
const Middle = memo(function Middle({ trades, view }: { trades: TradesRead; view: BookView }) {
  const [last] = trades.trades;
  return (
    <>
      {last !== undefined && (
        <b className={last.side === 'buy' ? styles.up : styles.down}>
          <Arrow isUp={last.side === 'buy'} />
          {formatPrice(last.price)}
        </b>
      )}
      <Spread view={view} />
    </>
  );
});
