import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useFullAccount } from '../../../accounts/model/account.ts';
import { mayHold } from '../../../assets/model/holdingLimits.ts';

/** What an account has, as the pool's forms need it. */
export interface Purse {
  /** 1.2.x; undefined until the account is read. */
  readonly accountId: string | undefined;
  /** Somebody is logged in whose account is not read yet. */
  readonly isPending: boolean;
  balanceOf(asset: Pick<Asset, 'id'>): bigint;
  /** False for an asset that its issuer, by his lists, does not let the account hold. */
  mayHold(asset: Asset): boolean;
}

/** The free balances of an account, zero of everything until they are read and when nobody is logged in; and what it may hold. */
export function usePurse(account: string): Purse {
  const { data: full, isLoading } = useFullAccount(account === '' ? null : account);
  return {
    isPending: isLoading,
    accountId: full?.account.id,
    balanceOf: ({ id }) => full?.balances.find(({ asset_type }) => asset_type === id)?.balance ?? 0n,
    mayHold: (asset) => full === undefined || mayHold(full.account, asset),
  };
}
