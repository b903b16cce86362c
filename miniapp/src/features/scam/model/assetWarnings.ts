import { imitatedSymbol } from '@xbts/shared/assets/imitatedSymbol.ts';
import { isForeignSymbol } from '@xbts/shared/assets/issuers.ts';
import { assetFlag } from '@xbts/shared/protocol/constants.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';

/** One warning about an asset before a deposit, purchase or payment, with the values of its sentence. */
export type AssetWarning =
  | { readonly kind: 'listed' | 'override' | 'whitelist' | 'restricted' | 'unasked' }
  | { readonly kind: 'lookAlike'; readonly own: string };

/** Spec §3: the flags that give an issuer power over others' accounts. */
const flags = [
  ['override', assetFlag.overrideAuthority],
  ['whitelist', assetFlag.whiteList],
  ['restricted', assetFlag.transferRestricted],
] as const;

export interface AssetFacts {
  /** Its symbol is on the operator's list. */
  isListed: boolean;
  /** It only ever came from others. */
  isUnasked: boolean;
}

/** All warnings about an asset, the worst first. There is no public list of assets, so rules replace it. */
export function assetWarnings(
  { symbol, options }: Pick<Asset, 'symbol'> & { options: { flags: number } },
  { isListed, isUnasked }: AssetFacts,
): readonly AssetWarning[] {
  const own = imitatedSymbol(symbol);
  return [
    ...(isListed ? [{ kind: 'listed' } as const] : []),
    ...(own === null ? [] : [{ kind: 'lookAlike', own } as const]),
    // Gateway payouts and staking rewards come unrequested by nature.
    ...(isUnasked && isForeignSymbol(symbol) ? [{ kind: 'unasked' } as const] : []),
    ...flags.flatMap(([kind, flag]) => ((options.flags & flag) === 0 ? [] : [{ kind }])),
  ];
}
