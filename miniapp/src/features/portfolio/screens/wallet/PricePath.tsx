import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useAssets } from '../../../assets/model/assets.ts';
import { featuredPath, type Valuer } from '../../../assets/model/prices/priceBook.ts';
import { estimateText } from '../../../assets/ui/EstimateText.tsx';
import { pricePathText } from '../../../assets/ui/pricePathText.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import type { OwnedHolding } from '../../model/portfolio.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import styles from './HoldingSheet.module.css';

/** How the price of an asset was found, step by step: 'XBTSX.ABC → BTS by pool 1.19.7 → USD by the price service'. */
export function PricePath({ holding, valuer }: { holding: OwnedHolding; valuer: Valuer | null }) {
  const t = usePortfolioT();
  const currency = useSettings((settings) => settings.currency);
  const code = currency.toUpperCase() as FiatCurrency;
  const path = valuer?.pathOf(holding.assetId, code) ?? featuredPath(holding);
  const isShare = valuer?.partsOf(holding.assetId, 1n) != null;
  const assets = useAssets(path === null ? [] : path.steps.map(({ to }) => to));
  if (isShare) return null;
  const nameOf = (id: string) => assets.get(id)?.symbol ?? id;
  return (
    <div className={styles.path}>
      <h3 className={styles.heading}>{t('path.title')}</h3>
      <p>{path === null ? t('path.none') : pricePathText(t, path, { from: holding.symbol, nameOf, code })}</p>
      {path !== null && path.liquidityUsd !== null && (
        <p>{t('path.liquidity', { amount: estimateText(path.liquidityUsd, 'usd', 'short') })}</p>
      )}
    </div>
  );
}
