import { Notice } from '../../../ui/display/Notice.tsx';
import { useGatewayAsset } from '../model/gatewayAsset.ts';
import { isMinimumUnclear, type StatedTerms } from '../model/minimumDoubt.ts';
import { useCoinDollars } from '../model/useCoinDollars.ts';
import { useGatewayT } from '../texts/gatewayTexts.ts';

export interface MinimumDoubtProps {
  coin: StatedTerms & { readonly symbol: string; readonly backingCoin: string };
}

/** Under a gateway's minimum: the warning that the stated figure cannot be right, if so. */
export function MinimumDoubt({ coin }: MinimumDoubtProps) {
  const t = useGatewayT();
  const dollars = useCoinDollars(useGatewayAsset(coin.symbol).data);
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
