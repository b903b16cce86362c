import type { ReactNode } from 'react';
import { appConfig } from '../../../platform/server/config.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { useFullAccount } from '../../account/model/account.ts';
import { balancesOf } from '../../account/model/balances.ts';
import { holdingsOf } from '../../account/model/holdings.ts';
import { useAssets } from '../../assets/model/assets.ts';
import { useSettings } from '../../settings/model/settings.ts';

/**
 * Draws the account's free units of an asset, by its symbol; nothing while unknown or zero. One read serves all rows of
 * a list.
 */
export function useCoinFigure(account: string): (symbol: string) => ReactNode {
  const full = useFullAccount(account).data;
  const assets = useAssets([...balancesOf(full).keys()]);
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const holdings = full === undefined ? [] : holdingsOf(full, assets, appConfig.stakingAsset);
  const bySymbol = new Map(holdings.map((each) => [each.symbol, each]));
  return (symbol) => {
    const holding = bySymbol.get(symbol);
    if (holding === undefined || holding.amount === 0n) return null;
    const { amount, precision } = holding;
    return <AmountText units={amount} precision={precision} form="short" isHidden={isHidden} />;
  };
}
