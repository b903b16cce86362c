import { useMemo } from 'react';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { depthShape } from './depthShape.ts';
import styles from './Market.module.css';

/** The wanted and offered amounts up to each price. */
export function Depth({ market, view }: { market: MarketAssets; view: BookView }) {
  const t = useMarketPageT();
  const { bids, asks } = view;
  const shape = useMemo(() => depthShape({ bids, asks }, market), [bids, asks, market]);
  if (shape === null) return null;
  const label = t('depth.label', {
    high: formatPrice(shape.high),
    low: formatPrice(shape.low),
    asks: formatPrice(shape.askSum),
    bids: formatPrice(shape.bidSum),
    quote: market.quote.symbol,
    base: market.base.symbol,
  });
  return (
    <Section header={t('depth.title')} isPadded>
      <svg
        className={styles.depth}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.bids} d={shape.bids} />
        <path className={styles.asks} d={shape.asks} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatPrice(shape.low)}</span>
        <span>{formatPrice((shape.low + shape.high) / 2)}</span>
        <span>{formatPrice(shape.high)}</span>
      </p>
    </Section>
  );
}
