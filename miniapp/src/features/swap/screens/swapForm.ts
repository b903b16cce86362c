import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { formatNumber } from '../../../platform/i18n/numbers.ts';

/** The values a link may prefill: `/swap?from=SYMBOL&to=SYMBOL&pool=1.19.N&amount=`. */
export interface SwapPreset {
  from: string;
  to: string;
  pool: string;
  amount: string;
}

/** The limits at which a swap warns, requires a typed word, and is blocked (parts of one). */
export const impactLimits = { warn: 0.03, confirm: 0.1, block: 0.5 } as const;

export type ImpactLevel = 'none' | keyof typeof impactLimits;

/** The user's effort that a price impact requires. */
export function impactLevel(impact: number): ImpactLevel {
  if (impact >= impactLimits.block) return 'block';
  if (impact >= impactLimits.confirm) return 'confirm';
  return impact >= impactLimits.warn ? 'warn' : 'none';
}

/** An impact in percent with two decimals, cut, so that a value just under a limit never looks like the limit. */
export const percentText = (part: number): string =>
  formatNumber(Math.floor(Math.max(0, part) * 10_000) / 100);

/** Part of an amount in percent, rounded so that the parts add up to the whole. */
export const shareText = (units: bigint, whole: bigint): string =>
  formatNumber((Number(units) / Number(whole)) * 100);

/** The traded assets by symbol. */
export type AssetsById = ReadonlyMap<string, Pick<Asset, 'id' | 'symbol'>>;

const idOf = (assets: AssetsById, symbol: string): string | undefined =>
  [...assets.values()].find((asset) => asset.symbol === symbol.toUpperCase())?.id;

/** The symbol of a link's asset that no pool has; undefined if there is none. */
export function untradedOf({ from, to }: SwapPreset, assets: AssetsById): string | undefined {
  return [from, to].find((symbol) => symbol !== '' && idOf(assets, symbol) === undefined)?.toUpperCase();
}

/** Ids; undefined if the asset does not exist. */
export interface FirstAssets {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * The two assets to begin with: those of the link; otherwise those of the link's pool; otherwise the native coin and
 * the asset of its deepest pool. Undefined if there is none.
 */
export function firstAssets(
  { from, to, pool }: SwapPreset,
  pools: readonly PoolState[],
  assets: AssetsById,
): FirstAssets {
  const named = pools.find(({ id }) => id === pool);
  const begun = idOf(assets, from) ?? named?.assetA ?? coreOrFirst(pools);
  const wanted = [idOf(assets, to), named?.assetB, named?.assetA, deepestPartner(pools, begun)];
  return { from: begun, to: wanted.find((id) => id !== undefined && id !== begun) };
}

function coreOrFirst(pools: readonly PoolState[]): string | undefined {
  // The first asset of a pool has the smaller id, and core has the smallest of all.
  return pools.some(({ assetA }) => assetA === CORE_ASSET_ID) ? CORE_ASSET_ID : pools[0]?.assetA;
}

/** The asset whose pool holds the most of the given one. */
function deepestPartner(pools: readonly PoolState[], assetId: string | undefined): string | undefined {
  let deepest: { readonly held: bigint; readonly partner: string } | undefined;
  for (const { assetA, assetB, balanceA, balanceB } of pools) {
    if (assetA !== assetId && assetB !== assetId) continue;
    const [held, partner] = assetA === assetId ? [balanceA, assetB] : [balanceB, assetA];
    if (deepest === undefined || held > deepest.held) deepest = { held, partner };
  }
  return deepest?.partner;
}
