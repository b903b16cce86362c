import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import type { OwnedHolding } from '../../../account/model/holdings.ts';
import { useFeaturedPrices } from '../../../assets/model/prices/featuredPrices.ts';
import { featuredPrice, type PriceBook } from '../../../assets/model/prices/priceBook.ts';
import { PriceSource } from '../../../assets/ui/PriceSource.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import styles from './HoldingSheet.module.css';

/** The source of an asset's price, and its time; nothing for pool shares, whose parts are shown instead. */
export function PricePath({ holding, book }: { holding: OwnedHolding; book: PriceBook | null }) {
  const t = usePortfolioT();
  const currency = useSettings((settings) => settings.currency.toUpperCase() as FiatCurrency);
  const service = useFeaturedPrices();
  const { assetId: id, symbol, precision } = holding;
  if (book?.partsOf(id, 1n) != null) return null;
  const price =
    featuredPrice({ id, symbol, precision }, service, currency) ?? book?.priceOf(id, currency) ?? null;
  return (
    <div className={styles.path}>
      <h3 className={styles.heading}>{t('path.title')}</h3>
      <PriceSource symbol={symbol} price={price} />
      {price !== null && <p>{t('common.asOf', { time: formatClock(price.read.dataUpdatedAt) })}</p>}
    </div>
  );
}
