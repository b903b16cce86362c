import { ownedUnits } from '../../account/model/holdings.ts';
import type { Settings } from '../../settings/model/settings.ts';
import type { PortfolioRow } from './portfolioRows.ts';

/** Why a row of the wallet is not listed. */
export type HiddenBy = 'hand' | 'dust' | 'zero';

export type ListRules = Pick<Settings, 'hidesZeroBalances' | 'hiddenAssets' | 'dustBelow'>;

/** Why the user's rules hide a row; undefined: they do not. An asset without a price is no dust. */
export function hiddenBy(
  { holding, estimate: { value } }: PortfolioRow,
  { hidesZeroBalances, hiddenAssets, dustBelow }: ListRules,
): HiddenBy | undefined {
  if (hiddenAssets.includes(holding.assetId)) return 'hand';
  if (ownedUnits(holding) === 0n) return hidesZeroBalances ? 'zero' : undefined;
  return value !== null && value < dustBelow ? 'dust' : undefined;
}
