import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useMemo } from 'react';
import { appConfig } from '../../../platform/server/config.ts';
import { useFullAccount } from '../../account/model/account.ts';
import { assetIdsOwnedFirst } from '../../account/model/holdings.ts';
import { useMetadata } from '../../assets/model/metadata.ts';
import { useFeaturedPrices } from '../../assets/model/prices/featuredPrices.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { useDeferredPrices } from './deferredPrices.ts';
import { figuresOf, portfolioRows } from './portfolioRows.ts';

const nothing: readonly string[] = [];

/** What an account owns, in the chosen currency: null while it is read, and where no owned asset has a price. */
export function useWorth(name: string): number | null {
  const currency = useSettings((settings) => settings.currency);
  const { data: account } = useFullAccount(name);
  const ids = useMemo(() => (account === undefined ? nothing : assetIdsOwnedFirst(account)), [account]);
  const { metadata, isPending, isPartial } = useMetadata(ids);
  const read = useFeaturedPrices();
  const { book, isPending: isPricing } = useDeferredPrices(account, metadata, read);
  const isReading = isPending || isPartial || isPricing || read.isPending;
  return useMemo(() => {
    if (account === undefined || isReading) return null;
    const { stakingAsset } = appConfig;
    const unit = currency.toUpperCase() as FiatCurrency;
    const rows = portfolioRows(account, metadata, {
      prices: read.prices,
      book,
      currency: unit,
      stakingAsset,
    });
    const { total, hasPrices } = figuresOf(rows, false, book);
    return hasPrices || total.unpriced === 0 ? total.value : null;
  }, [account, metadata, isReading, read.prices, book, currency]);
}
