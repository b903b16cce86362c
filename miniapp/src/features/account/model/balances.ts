import type { FullAccount } from '@xbts/shared/protocol/objects.ts';

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
