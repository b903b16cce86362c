import { appConfig } from '../../../platform/server/config.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { useFullAccount } from '../../accounts/model/account.ts';
import { balancesOf } from '../../accounts/model/balances.ts';
import { holdingsOf } from '../../accounts/model/holdings.ts';
import { useAssets } from '../../assets/model/assets.ts';
import { useSettings } from '../../settings/model/settings.ts';

/** What an account has of an asset that is free, by its symbol; nothing while that is not known or none. */
export function CoinFigure({ account, symbol }: { account: string; symbol: string }) {
  const full = useFullAccount(account).data;
  const assets = useAssets([...balancesOf(full).keys()]);
  const { hidesBalances } = useSettings();
  const holding =
    full && holdingsOf(full, assets, appConfig.stakingAsset).find((each) => each.symbol === symbol);
  if (holding === undefined || holding.amount === 0n) return null;
  return (
    <AmountText units={holding.amount} precision={holding.precision} form="short" isHidden={hidesBalances} />
  );
}
