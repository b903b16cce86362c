import { useMemo } from 'react';
import { formatPrice, formatVolume } from '../../../../platform/i18n/prices.ts';
import { PriceText } from '../../../../ui/display/PriceText.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Chart.module.css';
import { depthShape } from './depthShape.ts';

/** The wanted and offered amounts up to each price. */
export function Depth({ market, view }: { market: MarketAssets; view: BookView }) {
  const t = useMarketPageT();
  const { bids, asks } = view;
  const shape = useMemo(() => depthShape({ bids, asks }, market), [bids, asks, market]);
  if (shape === null) return <p className={styles.none}>{t('book.empty')}</p>;
  const label = t('depth.label', {
    high: formatPrice(shape.high),
    low: formatPrice(shape.low),
    asks: formatVolume(shape.askSum),
    bids: formatVolume(shape.bidSum),
    quote: market.quote.symbol,
    base: market.base.symbol,
  });
  return (
    <div className={styles.depth}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        <path className={styles.bids} d={shape.bids} />
        <path className={styles.asks} d={shape.asks} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>
          <PriceText text={formatPrice(shape.low)} />
        </span>
        <span>
          <PriceText text={formatPrice((shape.low + shape.high) / 2)} />
        </span>
        <span>
          <PriceText text={formatPrice(shape.high)} />
        </span>
      </p>
    </div>
  );
}
