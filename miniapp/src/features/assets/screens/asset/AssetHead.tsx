import { unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useCallback, useState } from 'react';
import { fiatParts } from '../../../../platform/i18n/numbers.ts';
import { coinPrice } from '../../../../platform/i18n/prices.ts';
import { AreaChart } from '../../../../ui/chart/AreaChart.tsx';
import { RangeTabs } from '../../../../ui/chart/RangeTabs.tsx';
import type { Range } from '../../../../ui/chart/ranges.ts';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { PriceText } from '../../../../ui/display/PriceText.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { FavouriteStar } from '../../../account/ui/FavouriteStar.tsx';
import { AlertBell } from '../../../notices/ui/AlertBell.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { useAssetPrice } from '../../model/prices/useAssetPrice.ts';
import { useAssetT } from '../../texts/assetTexts.ts';
import styles from './AssetScreen.module.css';
import { moveOver } from './assetPast.ts';
import { type AssetPast, useAssetPast } from './useAssetPast.ts';

const CHART_HEIGHT = 172;

/** The price with its move over a range, the star and the alert, and the chart of that range. */
export function AssetHead({ asset }: { asset: Asset }) {
  const one = unitsPerWhole(asset.precision);
  const worth = useAssetPrice(asset, one);
  const dollars = useAssetPrice(asset, one, 'USD').value;
  const [range, setRange] = useState<Range>('week');
  const past = useAssetPast(asset, range, { value: worth.value, dollars });
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.price}>
            {worth.isPending ? <Skeleton width={160} height={28} /> : <Price value={worth.value} />}
          </p>
          <p className={styles.move}>
            <Move range={range} present={worth} past={past} />
          </p>
        </div>
        <div className={styles.marks}>
          <FavouriteStar kind="assets" of={asset.id} />
          <AlertBell of={asset.symbol} price={dollars} />
        </div>
      </div>
      <Chart asset={asset} past={past} hasPrice={worth.isPending || worth.value !== null} />
      <RangeTabs value={range} onChange={setRange} />
    </>
  );
}

/** A price; the two decimals of money in the hint colour. */
function Price({ value }: { value: number | null }) {
  const t = useAssetT();
  const currency = useSettings((settings) => settings.currency);
  if (value === null) return <>{t('common.noPrice')}</>;
  if (value < 1) return <PriceText text={coinPrice(value, currency)} />;
  const { whole, cents, after } = fiatParts(value, currency);
  return (
    <>
      {whole}
      <span className={styles.decimals}>{cents}</span>
      {after}
    </>
  );
}

interface MoveProps {
  range: Range;
  present: { value: number | null; change24h: number | null };
  past: AssetPast;
}

/** How far the price has moved: by the day as every list says it, otherwise by the chart. */
function Move({ range, present: { value, change24h }, past: { points, error } }: MoveProps) {
  const t = useAssetT();
  const currency = useSettings((settings) => settings.currency);
  if (value === null) return null;
  const move =
    range === 'day' && change24h !== null
      ? { percent: change24h, absolute: value - value / (1 + change24h / 100) }
      : moveOver(points ?? []);
  if (move === null) return points === null && error === null ? <Skeleton width={150} height={13} /> : null;
  const { percent, absolute } = move;
  const sign = absolute === 0 ? '' : absolute < 0 ? '−' : '+';
  return (
    <>
      <ChangeText percent={percent} />
      <span>
        {sign}
        <PriceText text={coinPrice(Math.abs(absolute), currency)} /> {t(`move.${range}`)}
      </span>
    </>
  );
}

function Chart({ asset, past, hasPrice }: { asset: Asset; past: AssetPast; hasPrice: boolean }) {
  const t = useAssetT();
  const currency = useSettings((settings) => settings.currency);
  const formatValue = useCallback((value: number) => coinPrice(value, currency), [currency]);
  const { points, error, retry } = past;
  if (error !== null) return <Failure error={error} onRetry={retry} />;
  if (!hasPrice || (points !== null && points.length < 2))
    return <p className={styles.none}>{t('chart.none')}</p>;
  return (
    <div className={styles.chart}>
      {points === null ? (
        <Skeleton height={CHART_HEIGHT} />
      ) : (
        <AreaChart
          points={points}
          label={t('chart.title', { symbol: shownSymbol(asset.symbol) })}
          formatValue={formatValue}
          height={CHART_HEIGHT}
        />
      )}
    </div>
  );
}
