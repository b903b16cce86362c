import { AmountText } from '../components/AmountText.tsx';
import { useFullAccount } from '../data/accounts/account.ts';
import { useAssets } from '../data/assets/assets.ts';
import { holdingsOf } from '../data/portfolio/portfolio.ts';
import { useSettings } from '../stores/settings.ts';

/** What an account has of an asset that is free, by its symbol; nothing while that is not known or none. */
export function CoinFigure({ account, symbol }: { account: string; symbol: string }) {
  const full = useFullAccount(account).data;
  const assets = useAssets(full?.balances.map(({ asset_type }) => asset_type) ?? []);
  const { hidesBalances } = useSettings();
  const holding = full && holdingsOf(full, assets).find((each) => each.symbol === symbol);
  if (holding === undefined || holding.amount === 0n) return null;
  return (
    <AmountText units={holding.amount} precision={holding.precision} form="short" isHidden={hidesBalances} />
  );
}
