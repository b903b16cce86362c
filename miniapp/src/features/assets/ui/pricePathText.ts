import type { FoundPrice, PriceOrigin } from '@xbts/shared/market/findPrices.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import type { TranslateAsset } from '../texts/assetTexts.ts';

interface Names {
  /** Symbol of the asset that is priced. */
  from: string;
  nameOf: (assetId: string) => string;
  code: FiatCurrency;
}

/** The steps to a price in one line: 'XBTSX.ABC → BTS by pool 1.19.7 → USD by the price service'. */
export function pricePathText(
  t: TranslateAsset,
  { steps, origin }: Pick<FoundPrice, 'steps' | 'origin'>,
  names: Names,
): string {
  const parts = steps.map(({ to, by }) =>
    by.kind === 'pool'
      ? t('path.pool', { asset: names.nameOf(to), pool: by.id })
      : t('path.market', { asset: names.nameOf(to), pair: by.pair.replace('_', ' / ') }),
  );
  return [names.from, ...parts, ...originTexts(t, origin, names.code)].join(' → ');
}

function originTexts(t: TranslateAsset, origin: PriceOrigin, code: FiatCurrency): string[] {
  if (origin.kind === 'featured') return [t('path.featured', { currency: code })];
  const atPar = t('path.currency', { currency: origin.currency });
  return origin.currency === code ? [atPar] : [atPar, `${code} ${t('path.rate')}`];
}
