import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useFullAccount } from './account.ts';
import { mayHold } from './assetLimits.ts';
import { balanceOf } from './balances.ts';

/** The assets that an account can spend and hold. */
export interface Balances {
  /** 1.2.x; undefined until the account is read. */
  readonly accountId: string | undefined;
  /** Logged in, but the account is not read yet. */
  readonly isPending: boolean;
  balanceOf(asset: Pick<Asset, 'id'>): bigint;
  /** False for an asset whose issuer's lists bar the account. */
  mayHold(asset: Asset): boolean;
}

/** The balances of an account by its name, '' when logged out: all zero until they are read. */
export function useBalances(name: string): Balances {
  const { data: owner, isLoading } = useFullAccount(name === '' ? null : name);
  return {
    accountId: owner?.account.id,
    isPending: isLoading,
    balanceOf: ({ id }) => balanceOf(owner, id),
    mayHold: (asset) => owner === undefined || mayHold(owner.account, asset),
  };
}
