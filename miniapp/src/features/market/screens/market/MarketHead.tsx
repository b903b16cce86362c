import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { marketFeeOf } from '@xbts/shared/protocol/marketFee.ts';
import { memo, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { formatPercentOfChain, formatPrice, formatVolume } from '../../../../platform/i18n/prices.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { classNames } from '../../../../ui/display/classNames.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { PriceText } from '../../../../ui/display/PriceText.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { PairText } from '../../../../ui/display/SymbolText.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { StarButton } from '../../../../ui/inputs/StarButton.tsx';
import { PairIcon } from '../../../assets/ui/PairIcon.tsx';
import { useFavouriteMarkets } from '../../model/favouriteMarkets.ts';
import { pairKey, type SymbolPair } from '../../model/marketPair.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useDay } from '../../model/useDay.ts';
import { useTicker } from '../../model/useTicker.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { ArrangeColumns } from './ArrangeColumns.tsx';
import styles from './MarketHead.module.css';

// Prices of pools and in the user's currency need all pools: they load after the market's own.
const PoolFigure = lazyPart(async () => (await import('./LaterFigures.tsx')).PoolFigure);
const Worth = lazyPart(async () => (await import('./LaterFigures.tsx')).Worth);

export interface MarketHeadProps {
  market: MarketAssets;
  /** Hundredths of a percent of the best ask; null: one side is empty. */
  spread: number | null;
  /** Whether the pools are read already. */
  isPoolDue: boolean;
  /** Shows the same market in the other direction. */
  onFlip: () => void;
}

const pairOf = ({ quote, base }: MarketAssets): SymbolPair => ({ quote: quote.symbol, base: base.symbol });

/** The pair, which leads to the other markets. */
export function PairLink({ quote, base }: SymbolPair) {
  const t = useMarketPageT();
  return (
    <Link className={styles.pair} href="/markets" title={t('head.toList')}>
      <PairText first={quote} second={base} />
      <Icon name="down" size={16} />
    </Link>
  );
}

/** On a desktop one line: the pair, its figures and what can be done with it. */
export const PairLine = memo(function PairLine({ market, spread, isPoolDue, onFlip }: MarketHeadProps) {
  const t = useMarketPageT();
  const { base, quote } = market;
  const percent = spread === null ? '—' : asPercent(formatPercentOfChain(spread));
  return (
    <div className={styles.line}>
      <PairIcon first={quote.symbol} second={base.symbol} />
      <PairLink quote={quote.symbol} base={base.symbol} />
      <LastPrice market={market} />
      <div className={styles.figures}>
        <Figure label={t('head.change')} value={<Change market={market} />} />
        <DayFigures market={market} />
        <Figure label={t('head.spread')} value={percent} />
        <Suspense>{isPoolDue && <PoolFigure market={market} />}</Suspense>
      </div>
      <span className={styles.tools}>
        <IconButton icon="swap" label={t('head.flip')} onPress={onFlip} />
        <Tools pair={pairOf(market)} />
        <ArrangeColumns />
      </span>
    </div>
  );
});

/** On a phone: the price with its change and worth, and under it the figures of a day. */
export const PriceHead = memo(function PriceHead({
  market,
  isPoolDue,
}: Pick<MarketHeadProps, 'market' | 'isPoolDue'>) {
  const t = useMarketPageT();
  const last = useLast(market);
  const { taker } = marketFeeOf(market.quote);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.price}>
          <LastPrice market={market} />
          <p className={styles.today}>
            <Change market={market} />{' '}
            <Suspense>{isPoolDue && last !== null && <Worth asset={market.base} wholes={last} />}</Suspense>
          </p>
        </div>
        <span className={styles.tools}>
          <Tools pair={pairOf(market)} />
        </span>
      </div>
      <div className={styles.row}>
        <DayFigures market={market} />
        <Figure label={t('common.fee')} value={asPercent(formatPercentOfChain(taker))} />
      </div>
    </>
  );
});

/** The price of the last trade; null while unknown or without one. */
export function useLast(market: MarketAssets): number | null {
  const { data } = useTicker(market);
  return data?.mto_id === undefined ? null : Number(data.latest);
}

function LastPrice({ market }: { market: MarketAssets }) {
  const t = useMarketPageT();
  const { data, error } = useTicker(market);
  if (data === undefined)
    return <div className={styles.last}>{error === null ? <Skeleton width={96} height={28} /> : '—'}</div>;
  if (data.mto_id === undefined) return <p className={styles.today}>{t('head.never')}</p>;
  const change = Number(data.percent_change);
  const tone = change > 0 ? styles.gain : change < 0 && styles.loss;
  return (
    <div className={classNames(styles.last, tone)}>
      <PriceText text={formatPrice(Number(data.latest))} />
    </div>
  );
}

function Change({ market }: { market: MarketAssets }) {
  const { data, error } = useTicker(market);
  if (data === undefined) return error === null ? <Skeleton like="+0.00%" /> : <>—</>;
  return data.mto_id === undefined ? <>—</> : <ChangeText percent={Number(data.percent_change)} />;
}

/** The highest and lowest price of a day, and what was traded in it. */
function DayFigures({ market }: { market: MarketAssets }) {
  const t = useMarketPageT();
  const day = useDay(market);
  const { data, error } = useTicker(market);
  const price = (value: number | null | undefined) => {
    if (value === undefined) return <Skeleton like="0.000000" />;
    return value === null ? '—' : <PriceText text={formatPrice(value)} />;
  };
  const unknown = data === undefined && error === null ? <Skeleton like="0,000.00 BTS" /> : '—';
  const symbol = shownSymbol(market.base.symbol);
  const volume =
    data?.mto_id === undefined ? unknown : `${formatVolume(Number(data.base_volume))}\u00a0${symbol}`;
  return (
    <>
      <Figure label={t('head.high')} value={price(day?.high)} />
      <Figure label={t('head.low')} value={price(day?.low)} />
      <Figure label={t('head.volume')} value={volume} />
    </>
  );
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={styles.figure}>
      <small>{label}</small>
      <span>{value}</span>
    </div>
  );
}

/** Keeps the pair among the favourites, and leads to a new price alert of it. */
function Tools({ pair }: { pair: SymbolPair }) {
  const t = useMarketPageT();
  const { pairs, toggle } = useFavouriteMarkets();
  const key = pairKey(pair);
  const label = t('head.alert');
  return (
    <>
      <StarButton isStarred={pairs.includes(key)} onToggle={() => toggle(key)} />
      <Link
        className={styles.tool}
        href={`/alerts?of=${encodeURIComponent(`${pair.quote}/${pair.base}`)}`}
        aria-label={label}
        title={label}
      >
        <Icon name="bell" />
      </Link>
    </>
  );
}
