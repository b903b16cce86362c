import type { FullAccount } from '@xbts/shared/protocol/objects.ts';

type Owner = Pick<FullAccount, 'balances'>;

/** Units that an account can spend, by asset id; an asset it never had is absent, and all are until it is read. */
export function balancesOf(owner: Owner | undefined): ReadonlyMap<string, bigint> {
  return new Map(owner?.balances.map(({ asset_type, balance }) => [asset_type, balance]));
}

/** The balances above zero. */
export function heldBalancesOf(owner: Owner | undefined): ReadonlyMap<string, bigint> {
  return new Map([...balancesOf(owner)].filter(([, units]) => units > 0n));
}

/** Units of an asset that an account can spend; zero for an asset it never had, and until it is read. */
export function balanceOf(owner: Owner | undefined, assetId: string | undefined): bigint {
  return owner?.balances.find(({ asset_type }) => asset_type === assetId)?.balance ?? 0n;
}
