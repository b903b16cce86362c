import { memo, type ReactNode, Suspense } from 'react';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { formatPercentOfChain, formatPrice } from '../../../../platform/i18n/prices.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { PairIcon } from '../../../assets/ui/PairIcon.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useTicker } from '../../model/useTicker.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Market.module.css';

// Prices of pools need all pools: they load after the market's own.
const PoolFigure = lazyPart(async () => (await import('./PoolFigure.tsx')).PoolFigure);

export interface MarketHeadProps {
  market: MarketAssets;
  /** Hundredths of a percent of the best ask; null: one side is empty. */
  spread: number | null;
  /** Whether the pools are read already. */
  isPoolDue: boolean;
  /** Shows the same market in the other direction. */
  onFlip: () => void;
}

/** The figures of a market: last price, change, volume, spread, and the price of a pool of the pair. */
export const MarketHead = memo(function MarketHead({ market, spread, isPoolDue, onFlip }: MarketHeadProps) {
  const t = useMarketPageT();
  const { base, quote } = market;
  const ticker = useTicker(market);
  const { data } = ticker;
  const isTraded = data?.mto_id !== undefined;
  const isWaiting = data === undefined && ticker.error === null;
  const percent = spread === null ? '—' : asPercent(formatPercentOfChain(spread));
  const last = isWaiting ? (
    <Skeleton width={96} height={28} />
  ) : (
    <span>{isTraded ? <strong>{formatPrice(Number(data.latest))}</strong> : t('head.never')}</span>
  );
  const none = isWaiting ? <Skeleton like="0.000000" /> : '—';
  return (
    <div className={styles.head}>
      <div className={styles.main}>
        <PairIcon first={quote.symbol} second={base.symbol} />
        <div className={styles.last}>
          <small>{t('head.last', { symbol: base.symbol })}</small>
          {ticker.error !== null && data === undefined ? <span>—</span> : last}
        </div>
        <IconButton icon="swap" label={t('head.flip')} onPress={onFlip} />
      </div>
      <div className={styles.figures}>
        <Figure
          label={t('head.change')}
          value={isTraded ? <ChangeText percent={Number(data.percent_change)} /> : none}
        />
        <Figure
          label={t('list.columns.volume')}
          value={
            isTraded ? (
              <SymbolText symbol={base.symbol} figure={formatPrice(Number(data.base_volume))} isSmall />
            ) : (
              none
            )
          }
        />
        <Figure label={t('head.spread')} value={percent} />
        <Suspense>{isPoolDue && <PoolFigure base={base} quote={quote} />}</Suspense>
      </div>
    </div>
  );
});

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={styles.figure}>
      <small>{label}</small>
      <span>{value}</span>
    </div>
  );
}
