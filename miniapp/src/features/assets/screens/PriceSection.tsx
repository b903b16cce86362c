import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { coinPrice } from '../../../platform/i18n/coinPrice.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { ChangeText } from '../../../ui/display/ChangeText.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { usePortfolioT } from '../../portfolio/texts/portfolioTexts.ts';
import { useSettings } from '../../settings/model/settings.ts';
import type { AssetPage } from '../model/assetPage.ts';
import { type AssetPrice, useAssetPrice } from '../model/assetPagePrice.ts';
import { useAssets } from '../model/assets.ts';
import { fiatCodes } from '../model/prices/fiatCodes.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import { about, estimateText } from '../ui/EstimateText.tsx';
import { pricePathText } from '../ui/pricePathText.ts';
import styles from './Asset.module.css';

/** What one of it is worth, and how that was found. */
export function PriceSection({ page }: { page: AssetPage }) {
  const t = useAssetT();
  const currency = useSettings((settings) => settings.currency);
  const price = useAssetPrice(page, fiatCodes[currency]);
  const { symbol } = page.asset;
  return (
    <Section
      header={t('price.one', { symbol })}
      {...(price.readAt === 0 ? {} : { footer: t('price.readAt', { time: formatClock(price.readAt) }) })}
    >
      <div>
        <p className={styles.price}>
          {price.isPending ? (
            <Skeleton width={120} height={27} />
          ) : (
            <strong>
              {price.price === null ? t('common.noPrice') : about(coinPrice(price.price, currency))}
            </strong>
          )}
          {price.change24h !== null && (
            <span>
              <ChangeText percent={price.change24h} />
            </span>
          )}
        </p>
        {!price.isPending && <Source price={price} symbol={symbol} code={fiatCodes[currency]} />}
      </div>
    </Section>
  );
}

function Source({ price, symbol, code }: { price: AssetPrice; symbol: string; code: FiatCurrency }) {
  const t = useAssetT();
  const tw = usePortfolioT();
  const { path, parts } = price;
  const ids =
    parts === null ? (path?.steps.map(({ to }) => to) ?? []) : [parts.pool.assetA, parts.pool.assetB];
  const assets = useAssets(ids);
  const nameOf = (id: string) => assets.get(id)?.symbol ?? id;
  if (parts !== null) {
    const amount = (id: string, units: bigint) =>
      `${formatAmount(units, assets.get(id)?.precision ?? 0, 'plain')}\u00a0${nameOf(id)}`;
    const both = [amount(parts.pool.assetA, parts.a), amount(parts.pool.assetB, parts.b)].join(' + ');
    return <p className={styles.path}>{`${t('price.share')}: ${both}`}</p>;
  }
  return (
    <div className={styles.path}>
      <p>{path === null ? tw('path.none') : pricePathText(tw, path, { from: symbol, nameOf, code })}</p>
      {path !== null && path.liquidityUsd !== null && (
        <p>{tw('path.liquidity', { amount: estimateText(path.liquidityUsd, 'usd', 'short') })}</p>
      )}
    </div>
  );
}
