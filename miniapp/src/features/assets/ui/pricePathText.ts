import type { FoundPrice, PriceOrigin } from '@xbts/shared/market/findPrices.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import type { TranslateWallet } from '../../portfolio/texts/walletTexts.ts';

interface Names {
  /** Symbol of the asset that is priced. */
  from: string;
  nameOf: (assetId: string) => string;
  code: FiatCurrency;
}

/** How a price was found, in one line: 'XBTSX.ABC → BTS by pool 1.19.7 → USD by the price service'. */
export function pricePathText(
  tw: TranslateWallet,
  { steps, origin }: Pick<FoundPrice, 'steps' | 'origin'>,
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
