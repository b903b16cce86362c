import type { FoundPrice } from '@xbts/shared/market/findPrices.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { useAssets } from '../model/assets.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import { estimateText } from './EstimateText.tsx';
import { pricePathText } from './pricePathText.ts';

/** The steps to an asset's price, and their liquidity: 'XBTSX.ABC → BTS by pool 1.19.7 → USD by the price service'. */
export function PriceSource({ symbol, price }: { symbol: string; price: FoundPrice | null }) {
  const t = useAssetT();
  const code = useSettings((settings) => settings.currency.toUpperCase() as FiatCurrency);
  const assets = useAssets(price === null ? [] : price.steps.map(({ to }) => to));
  if (price === null) return <p>{t('path.none')}</p>;
  const nameOf = (id: string) => assets.get(id)?.symbol ?? id;
  return (
    <>
      <p>{pricePathText(t, price, { from: symbol, nameOf, code })}</p>
      {price.liquidityUsd !== null && (
        <p>{t('path.liquidity', { amount: estimateText(price.liquidityUsd, 'usd') })}</p>
      )}
    </>
  );
}
