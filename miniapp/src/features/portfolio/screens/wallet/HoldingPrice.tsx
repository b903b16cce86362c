import { coinPrice } from '../../../../platform/i18n/prices.ts';
import { PriceText } from '../../../../ui/display/PriceText.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import type { PortfolioRow } from '../../model/portfolioRows.ts';
import { unitPrice } from '../../model/portfolioView.ts';

/** The price of one unit of an asset, in a table alone. */
export function HoldingPrice({ row }: { row: PortfolioRow }) {
  const currency = useSettings((settings) => settings.currency);
  const price = unitPrice(row);
  return price === null ? <>—</> : <PriceText text={coinPrice(price, currency)} />;
}
