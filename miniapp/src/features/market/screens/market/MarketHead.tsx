import { spreadOf } from '@xbts/shared/market/book/priceSteps.ts';
import { Link } from 'wouter';
import { formatPercentOfChain, formatPrice } from '../../../../platform/i18n/prices.ts';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { PairIcon } from '../../../assets/ui/PairIcon.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useLargestPool } from '../../model/poolPrice.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import { useTicker } from '../../model/useTicker.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Market.module.css';

export interface MarketHeadProps {
  market: MarketAssets;
  view: BookView;
  /** Shows the same market with its assets in each other's place. */
  onFlip: () => void;
}

/** The figures of a market: last price, change, volume, spread, and the price of a pool of the pair. */
export function MarketHead({ market, view, onFlip }: MarketHeadProps) {
  const t = useMarketPageT();
  const { base, quote } = market;
  const ticker = useTicker(market);
  const pool = useLargestPool(base, quote);
  const { data } = ticker;
  const isTraded = data?.mto_id !== undefined;
  const spread = spreadOf(view.bids[0], view.asks[0]);
  const percent = spread === null ? '—' : `${formatPercentOfChain(spread)}\u00a0%`;
  const last =
    data === undefined && ticker.error === null ? (
      <Skeleton width={96} height={24} />
    ) : (
      <strong>{data !== undefined && isTraded ? formatPrice(Number(data.latest)) : t('head.never')}</strong>
    );
  return (
    <div className={styles.head}>
      <PairIcon first={quote.symbol} second={base.symbol} />
      <div className={styles.last}>
        <small>{t('head.last', { symbol: base.symbol })}</small>
        {ticker.error !== null && data === undefined ? <strong>—</strong> : last}
      </div>
      {isTraded && (
        <Figure label={t('head.change')} value={<ChangeText percent={Number(data.percent_change)} />} />
      )}
      {isTraded && (
        <Figure
          label={t('head.volume')}
          value={`${formatPrice(Number(data.base_volume))}\u00a0${base.symbol}`}
        />
      )}
      <Figure label={t('head.spread')} value={percent} />
      <IconButton icon="swap" label={t('head.flip')} onPress={onFlip} />
      {pool !== null && (
        <Link className={styles.figure} href={`/pool/${pool.id}`}>
          <small>{t('head.pool', { id: pool.id })}</small>
          <span>{formatPrice(pool.price)}</span>
        </Link>
      )}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div className={styles.figure}>
      <small>{label}</small>
      <span>{value}</span>
    </div>
  );
}
