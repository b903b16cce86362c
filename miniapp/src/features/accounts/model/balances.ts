import type { Asset, FullAccount } from '@xbts/shared/protocol/objects.ts';
import { useFullAccount } from './account.ts';
import { mayHold } from './assetLimits.ts';

type Owner = Pick<FullAccount, 'balances'>;

/** Units that an account can spend, by asset id; what it never had is absent, and everything while it is not read. */
export function balancesOf(owner: Owner | undefined): ReadonlyMap<string, bigint> {
  return new Map(owner?.balances.map(({ asset_type, balance }) => [asset_type, balance]));
}

/** The balances of which there is something. */
export function heldBalancesOf(owner: Owner | undefined): ReadonlyMap<string, bigint> {
  return new Map([...balancesOf(owner)].filter(([, units]) => units > 0n));
}

/** Units of an asset that an account can spend; zero of what it never had, and of everything while it is not read. */
export function balanceOf(owner: Owner | undefined, assetId: string | undefined): bigint {
  return owner?.balances.find(({ asset_type }) => asset_type === assetId)?.balance ?? 0n;
}

/** What an account can spend and hold. */
export interface Balances {
  /** 1.2.x; undefined until the account is read. */
  readonly accountId: string | undefined;
  /** Somebody is logged in whose account is not read yet. */
  readonly isPending: boolean;
  balanceOf(asset: Pick<Asset, 'id'>): bigint;
  /** False for an asset that its issuer, by his lists, does not let the account hold. */
  mayHold(asset: Asset): boolean;
}

/** The balances of an account by its name, '' for nobody: zero of everything until they are read. */
export function useBalances(name: string): Balances {
  const { data: owner, isLoading } = useFullAccount(name === '' ? null : name);
  return {
    accountId: owner?.account.id,
    isPending: isLoading,
    balanceOf: ({ id }) => balanceOf(owner, id),
    mayHold: (asset) => owner === undefined || mayHold(owner.account, asset),
  };
}
