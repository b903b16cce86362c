import { assetFlag } from '@xbts/shared/protocol/constants.ts';
import type { Account, Asset } from '@xbts/shared/protocol/objects.ts';

/** The properties of an account that decide which assets it may hold. */
export type Holder = Pick<Account, 'allowed_assets' | 'whitelisting_accounts' | 'blacklisting_accounts'>;
/** A visitor without an account: no issuer has allowed or forbidden anything. */
export const visitor: Holder = { whitelisting_accounts: [], blacklisting_accounts: [] };

type Limited = Pick<Asset, 'id' | 'options'>;

/** True when the chain lets the account hold and trade the asset (chain.md §5, auth). */
export function mayHold(account: Holder, { id, options }: Limited): boolean {
  const isLimited = (options.flags & assetFlag.whiteList) !== 0;
  const allowed = account.allowed_assets;
  if (!isLimited && allowed === undefined) return true;
  if (allowed !== undefined && !allowed.includes(id)) return false;
  const { whitelist_authorities: whites, blacklist_authorities: blacks } = options;
  if (account.blacklisting_accounts.some((each) => blacks.includes(each))) return false;
  return whites.length === 0 || account.whitelisting_accounts.some((each) => whites.includes(each));
}

/** True when the issuers of both let the assets be exchanged for each other: pools honour their market lists (chain.md §6). */
export function mayTradePair(one: Limited, other: Limited): boolean {
  return allowsMarket(one, other.id) && allowsMarket(other, one.id);
}

function allowsMarket({ options }: Limited, otherId: string): boolean {
  const { whitelist_markets: whites, blacklist_markets: blacks } = options;
  return (whites.length === 0 || whites.includes(otherId)) && !blacks.includes(otherId);
}
