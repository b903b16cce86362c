import { type ReactElement, useCallback } from 'react';
import { useLocation } from 'wouter';
import { formatNumber } from '../../../../platform/i18n/numbers.ts';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { PairText } from '../../../../ui/display/SymbolText.tsx';
import { ListRow } from '../../../../ui/lists/ListRow.tsx';
import { PairIcon } from '../../../assets/ui/PairIcon.tsx';
import { useScamAssets } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { marketPath } from '../../model/marketPair.ts';
import type { MarketRow } from '../../model/marketRows.ts';
import { type TranslateMarketPage, useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Markets.module.css';

/** Draws a market as a row that opens it. */
export function useMarketListRow(): (row: MarketRow) => ReactElement {
  const [, navigate] = useLocation();
  const scam = useScamAssets();
  return useCallback(
    (row) => (
      <Row
        key={row.key}
        row={row}
        isScam={scam.has(row.pair.quote) || scam.has(row.pair.base)}
        onOpen={() => navigate(marketPath(row.pair))}
      />
    ),
    [scam, navigate],
  );
}

interface RowProps {
  row: MarketRow;
  isScam: boolean;
  onOpen: () => void;
}

function Row({ row, isScam, onOpen }: RowProps) {
  const t = useMarketPageT();
  const { quote, base } = row.pair;
  return (
    <ListRow
      icon={<PairIcon first={quote} second={base} />}
      title={
        <>
          <PairText first={quote} second={base} /> <ScamMark isScam={isScam} />
        </>
      }
      figure={row.last === null ? '—' : formatPrice(row.last)}
      subtitle={volumeText(row, t)}
      subfigure={<Changes row={row} />}
      onPress={onOpen}
    />
  );
}

/** A day's traded volume, or that there was none. */
function volumeText({ last, volume, pair }: MarketRow, t: TranslateMarketPage): string {
  if (last === null) return t('head.never');
  if (volume === 0) return t('list.noVolume');
  return t('list.volume', { volume: `${formatPrice(volume)}\u00a0${pair.base}` });
}

/** The change of a day, the spread, and a pool's price beside the book's. */
function Changes({ row: { last, change, spread, pool } }: { row: MarketRow }) {
  const t = useMarketPageT();
  return (
    <span className={styles.change}>
      {last !== null && <ChangeText percent={change} />}
      {spread !== null && <small>{t('list.spread', { percent: formatNumber(spread) })}</small>}
      {pool !== null && <small>{t('list.pool', { price: formatPrice(pool.price) })}</small>}
    </span>
  );
}
