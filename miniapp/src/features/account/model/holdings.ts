import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Asset, FullAccount, VestingBalance } from '@xbts/shared/protocol/objects.ts';
import { isStake } from '@xbts/shared/staking/isStake.ts';

/** One asset of an account: spendable units, units locked in its open orders, and their sum. */
export interface Holding {
  assetId: string;
  symbol: string;
  precision: number;
  amount: bigint;
  inOrders: bigint;
  total: bigint;
}

/**
 * A holding plus the units in stakes and in other vesting balances (cashback, shares of market fees), which its total
 * excludes.
 */
export interface OwnedHolding extends Holding {
  staked: bigint;
  vesting: bigint;
}

/** All units of an asset that belong to the account: spendable, in orders, staked, and in other vesting balances. */
export function ownedUnits({
  total,
  staked,
  vesting,
}: Pick<OwnedHolding, 'total' | 'staked' | 'vesting'>): bigint {
  return total + staked + vesting;
}

type Holder = Pick<FullAccount, 'balances' | 'limit_orders'> & Partial<Pick<FullAccount, 'vesting_balances'>>;

/** The parts of an account that name assets, in a node's form or parsed. */
interface Owner {
  readonly balances: readonly { asset_type: string; balance: bigint | number | string }[];
  readonly limit_orders: readonly { sell_price: { base: { asset_id: string } } }[];
  readonly vesting_balances?: readonly { balance: { asset_id: string } }[];
}

/** Units for sale in the account's open orders, by asset. */
function unitsInOrders(account: Holder): Map<string, bigint> {
  const units = new Map<string, bigint>();
  for (const order of account.limit_orders) {
    const assetId = order.sell_price.base.asset_id;
    units.set(assetId, (units.get(assetId) ?? 0n) + order.for_sale);
  }
  return units;
}

/** Units in the vesting balances given, by asset. */
function unitsVesting(balances: readonly VestingBalance[]): Map<string, bigint> {
  const units = new Map<string, bigint>();
  for (const { balance } of balances)
    units.set(balance.asset_id, (units.get(balance.asset_id) ?? 0n) + balance.amount);
  return units;
}

/** The ids of all assets in an account's holdings, the core asset first. */
export function assetIdsOf(account: Owner): string[] {
  const ids = new Set([CORE_ASSET_ID]);
  for (const balance of account.balances) ids.add(balance.asset_type);
  for (const order of account.limit_orders) ids.add(order.sell_price.base.asset_id);
  for (const { balance } of account.vesting_balances || []) ids.add(balance.asset_id);
  return [...ids];
}

/** The same with owned assets first: of a long list the first hundred are read first. */
export function assetIdsOwnedFirst(account: Owner): string[] {
  // No literal 0n: the prelude contains this too, and browsers below the support floor must parse it.
  const empty = new Set(
    account.balances.map(({ balance, asset_type }) => Number(balance) === 0 && asset_type),
  );
  const ids = assetIdsOf(account);
  return [...new Set([CORE_ASSET_ID, ...ids.filter((id) => !empty.has(id)), ...ids])];
}

/**
 * Every asset that the account has or once had, except those without a known asset object. Stakes are those of the
 * staking asset.
 */
export function holdingsOf(
  account: Holder,
  assets: ReadonlyMap<string, Pick<Asset, 'symbol' | 'precision'>>,
  stakingAsset: string,
): OwnedHolding[] {
  const inOrders = unitsInOrders(account);
  const all = account.vesting_balances ?? [];
  const staked = unitsVesting(all.filter((each) => isStake(each, stakingAsset)));
  const vesting = unitsVesting(all.filter((each) => !isStake(each, stakingAsset)));
  const balances = new Map(account.balances.map((each) => [each.asset_type, each.balance]));
  return assetIdsOf(account).flatMap((assetId) => {
    const asset = assets.get(assetId);
    if (asset === undefined) return [];
    const amount = balances.get(assetId) ?? 0n;
    const locked = inOrders.get(assetId) ?? 0n;
    const { symbol, precision } = asset;
    const total = amount + locked;
    const apart = { staked: staked.get(assetId) ?? 0n, vesting: vesting.get(assetId) ?? 0n };
    return [{ assetId, symbol, precision, amount, inOrders: locked, total, ...apart }];
  });
}
