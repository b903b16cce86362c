import type { AccountObject } from './objects/accounts.ts';
import type { AssetObject } from './objects/assets.ts';
import type { State } from './state.ts';

export const assetFlag = {
  chargeMarketFee: 0x01,
  whiteList: 0x02,
  transferRestricted: 0x08,
  disableNewSupply: 0x400,
} as const;

export function hasFlag(asset: AssetObject, flag: number): boolean {
  return (asset.options.flags & flag) !== 0;
}

/** True when the account may hold and move the asset (CI/is_authorized_asset.hpp). */
export function isAuthorizedAsset(account: AccountObject, asset: AssetObject): boolean {
  if (account.allowed_assets !== undefined && !account.allowed_assets.includes(asset.id)) return false;
  if (!hasFlag(asset, assetFlag.whiteList) || account.id === '1.2.0') return true;
  const { blacklist_authorities, whitelist_authorities } = asset.options;
  if (account.blacklisting_accounts.some((lister) => blacklist_authorities.includes(lister))) return false;
  if (whitelist_authorities.length === 0) return true;
  return account.whitelisting_accounts.some((lister) => whitelist_authorities.includes(lister));
}

/** The same by ids. */
export function isAuthorized(state: State, accountId: string, assetId: string): boolean {
  return isAuthorizedAsset(state.account(accountId), state.asset(assetId));
}
