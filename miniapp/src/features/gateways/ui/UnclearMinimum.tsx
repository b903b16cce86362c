import { unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { usePriceBook } from '../../assets/model/prices/usePriceBook.ts';
import { useGatewayAsset } from '../model/gatewayAsset.ts';
import { isMinimumUnclear, type StatedTerms } from '../model/minimumDoubt.ts';
import { useGatewayT } from '../texts/gatewayTexts.ts';

export interface UnclearMinimumProps {
  coin: StatedTerms & { readonly symbol: string; readonly backingCoin: string };
}

/** Says that what a gateway states as its minimum can't be what it means. */
export function UnclearMinimum({ coin }: UnclearMinimumProps) {
  const t = useGatewayT();
  const book = usePriceBook();
  const asset = useGatewayAsset(coin.symbol).data;
  const dollars =
    asset === undefined ? null : book.estimate(asset.id, unitsPerWhole(asset.precision), 'USD').value;
  if (!isMinimumUnclear(coin, dollars)) return null;
  const { minAmount, backingCoin } = coin;
  return (
    <Notice tone="warning">
      {minAmount === null || minAmount === undefined
        ? t('minimum.unreadable')
        : t('minimum.unclear', { minimum: `${minAmount} ${backingCoin}` })}
    </Notice>
  );
}
