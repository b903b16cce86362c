import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useAssets } from '../../data/assets.ts';
import type { OwnedHolding } from '../../data/portfolio.ts';
import type { PathPrice, PriceOrigin } from '../../data/pricing.ts';
import { featuredPath, type Valuer } from '../../data/pricingPortfolio.ts';
import { formatFiat } from '../../i18n/numbers.ts';
import { type TranslateWallet, useWalletT } from '../../i18n/walletTexts.ts';
import { useSettings } from '../../stores/settings.ts';
import styles from './HoldingSheet.module.css';

/** How the price of an asset was found, step by step: 'XBTSX.ABC → BTS by pool 1.19.7 → USD by the price service'. */
export function PricePath({ holding, valuer }: { holding: OwnedHolding; valuer: Valuer | null }) {
  const tw = useWalletT();
  const currency = useSettings((settings) => settings.currency);
  const code = currency.toUpperCase() as FiatCurrency;
  const path = valuer?.pathOf(holding.assetId, code) ?? featuredPath(holding);
  const isShare = valuer?.partsOf(holding.assetId, 1n) != null;
  const assets = useAssets(path === null ? [] : path.steps.map(({ to }) => to));
  if (isShare) return null;
  const nameOf = (id: string) => assets.get(id)?.symbol ?? id;
  return (
    <div className={styles.path}>
      <h3 className={styles.heading}>{tw('path.title')}</h3>
      <p>{path === null ? tw('path.none') : pathText(tw, path, { from: holding.symbol, nameOf, code })}</p>
      {path !== null && path.liquidityUsd !== null && (
        <p>{tw('path.liquidity', { amount: `≈ ${formatFiat(path.liquidityUsd, 'usd', 'short')}` })}</p>
      )}
    </div>
  );
}

interface Names {
  from: string;
  nameOf: (assetId: string) => string;
  code: FiatCurrency;
}

function pathText(
  tw: TranslateWallet,
  { steps, origin }: Pick<PathPrice, 'steps' | 'origin'>,
  names: Names,
): string {
  const parts = steps.map(({ to, by }) =>
    by.kind === 'pool'
      ? tw('path.pool', { asset: names.nameOf(to), pool: by.id })
      : tw('path.market', { asset: names.nameOf(to), pair: by.pair.replace('_', ' / ') }),
  );
  return [names.from, ...parts, ...originTexts(tw, origin, names.code)].join(' → ');
}

function originTexts(tw: TranslateWallet, origin: PriceOrigin, code: FiatCurrency): string[] {
  if (origin.kind === 'featured') return [tw('path.featured', { currency: code })];
  const atPar = tw('path.currency', { currency: origin.currency });
  return origin.currency === code ? [atPar] : [atPar, `${code} ${tw('path.rate')}`];
}
