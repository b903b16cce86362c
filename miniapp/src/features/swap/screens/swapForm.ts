import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { formatNumber } from '../../../platform/i18n/numbers.ts';

/** What a link may fill in: `/swap?from=SYMBOL&to=SYMBOL&pool=1.19.N&amount=`. */
export interface SwapPreset {
  from: string;
  to: string;
  pool: string;
  amount: string;
}

/** From where a swap warns, asks for a typed word, and is not possible (parts of one). */
export const impactLimits = { warn: 0.03, confirm: 0.1, block: 0.5 } as const;

export type ImpactLevel = 'none' | keyof typeof impactLimits;

/** How much a price impact asks of the user. */
export function impactLevel(impact: number): ImpactLevel {
  if (impact >= impactLimits.block) return 'block';
  if (impact >= impactLimits.confirm) return 'confirm';
  return impact >= impactLimits.warn ? 'warn' : 'none';
}

/** An impact in percent with two decimals, cut: what is under a limit never looks like it. */
export const percentText = (part: number): string =>
  formatNumber(Math.floor(Math.max(0, part) * 10_000) / 100);

/** A part of an amount in percent, rounded, so that the parts are the whole together. */
export const shareText = (units: bigint, whole: bigint): string =>
  formatNumber((Number(units) / Number(whole)) * 100);

/** The assets that are traded, by symbol. */
export type AssetsById = ReadonlyMap<string, Pick<Asset, 'id' | 'symbol'>>;

const idOf = (assets: AssetsById, symbol: string): string | undefined =>
  [...assets.values()].find((asset) => asset.symbol === symbol.toUpperCase())?.id;

/** The symbol of an asset that a link asks for and no pool has; undefined when there is none. */
export function untradedOf({ from, to }: SwapPreset, assets: AssetsById): string | undefined {
  return [from, to].find((symbol) => symbol !== '' && idOf(assets, symbol) === undefined)?.toUpperCase();
}

/** Ids; undefined where there is no such asset. */
export interface FirstAssets {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * The two assets to begin with: those of the link; otherwise those of the link's pool; otherwise the native coin and
 * the asset of its deepest pool. Undefined where there is none.
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
  // The smaller id of a pool is its first, and no id is smaller than that of core.
  return pools.some(({ assetA }) => assetA === CORE_ASSET_ID) ? CORE_ASSET_ID : pools[0]?.assetA;
}

/** The asset whose pool holds most of the given one. */
function deepestPartner(pools: readonly PoolState[], assetId: string | undefined): string | undefined {
  let deepest: { readonly held: bigint; readonly partner: string } | undefined;
  for (const { assetA, assetB, balanceA, balanceB } of pools) {
    if (assetA !== assetId && assetB !== assetId) continue;
    const [held, partner] = assetA === assetId ? [balanceA, assetB] : [balanceB, assetA];
    if (deepest === undefined || held > deepest.held) deepest = { held, partner };
  }
  return deepest?.partner;
}
