import { unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import { featuredCoin } from '@xbts/shared/market/featuredCoin.ts';
import { coinPrice } from '../../../platform/i18n/coinPrice.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { ChangeText } from '../../../ui/display/ChangeText.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import type { AssetPage } from '../model/assetPage.ts';
import { useAssets } from '../model/assets.ts';
import { useFeaturedPrices } from '../model/prices/featuredPrices.ts';
import { type AssetWorth, useAssetPrice } from '../model/prices/useAssetPrice.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import { about } from '../ui/EstimateText.tsx';
import { FeaturedFacts } from '../ui/FeaturedFacts.tsx';
import { PriceSource } from '../ui/PriceSource.tsx';
import styles from './AssetScreen.module.css';

/** The asset's price, and its source. */
export function PriceSection({ page }: { page: AssetPage }) {
  const t = useAssetT();
  const currency = useSettings((settings) => settings.currency);
  const { asset } = page;
  const { symbol } = asset;
  const worth = useAssetPrice(asset, unitsPerWhole(asset.precision));
  const coin = featuredCoin(asset);
  const featured = useFeaturedPrices();
  const { value, change24h, isPending, readAt } = worth;
  return (
    <Section
      header={t('price.one', { symbol })}
      {...(readAt === 0 ? {} : { footer: t('price.readAt', { time: formatClock(readAt) }) })}
    >
      <div>
        <p className={styles.price}>
          {isPending ? (
            <Skeleton width={120} height={27} />
          ) : (
            <strong>{value === null ? t('common.noPrice') : about(coinPrice(value, currency))}</strong>
          )}
          {change24h !== null && (
            <span>
              <ChangeText percent={change24h} />
            </span>
          )}
        </p>
        {coin !== null && (
          <div className={styles.path}>
            <FeaturedFacts prices={featured.prices[coin]} isPending={featured.isPending} />
          </div>
        )}
        {!isPending && <Source worth={worth} symbol={symbol} />}
      </div>
    </Section>
  );
}

function Source({ worth: { price, parts }, symbol }: { worth: AssetWorth; symbol: string }) {
  const t = useAssetT();
  const ids = parts === null ? [] : [parts.pool.assetA, parts.pool.assetB];
  const assets = useAssets(ids);
  if (parts !== null) {
    const amount = (id: string, units: bigint) =>
      `${formatAmount(units, assets.get(id)?.precision ?? 0, 'plain')}\u00a0${assets.get(id)?.symbol ?? id}`;
    const both = [amount(parts.pool.assetA, parts.a), amount(parts.pool.assetB, parts.b)].join(' + ');
    return <p className={styles.path}>{`${t('price.share')}: ${both}`}</p>;
  }
  return (
    <div className={styles.path}>
      <PriceSource symbol={symbol} price={price} />
    </div>
  );
}
