import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { arrivalsOf } from '@xbts/shared/protocol/arrivals.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { marketFeesOf } from '@xbts/shared/protocol/marketFee.ts';
import { addUnits, movedUnits, type Units } from '@xbts/shared/protocol/movedUnits.ts';
import type { Asset, ChainAmount } from '@xbts/shared/protocol/objects.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { movementOf } from '@xbts/shared/protocol/signed.ts';

/** An amount of one asset, for display. */
export interface Line {
  readonly assetId: string;
  readonly symbol: string;
  readonly precision: number;
  readonly units: bigint;
}

export interface Sums {
  /** The account's net losses without fees, over all operations together. */
  readonly leaves: readonly Line[];
  /** The account's minimum net gains. */
  readonly arrives: readonly Line[];
  /** The minimum that orders bring once they are completely filled. */
  readonly wants: readonly Line[];
  readonly fees: readonly Line[];
}

function lineOf(assetId: string, units: bigint, assets: readonly Asset[]): Line {
  const asset = assets.find(({ id }) => id === assetId);
  if (asset === undefined) throw new AppError('chain.unknown_asset');
  return { assetId, symbol: asset.symbol, precision: asset.precision, units };
}

function linesOfUnits(units: Units, assets: readonly Asset[]): Line[] {
  return [...units].map(([assetId, each]) => lineOf(assetId, each, assets));
}

/** Sums up amounts to one line per asset. @throws AppError chain.unknown_asset */
export function linesOf(amounts: readonly AssetAmount[], assets: readonly Asset[]): Line[] {
  return linesOfUnits(addUnits(new Map(), amounts), assets);
}

/** The net losses, gains and costs of operations: amounts that one brings and another takes cancel out. */
export function sumUp(operations: readonly Operation[], assets: readonly Asset[]): Sums {
  const { leaves, arrives, wants, fees } = movedUnits(operations, marketFeesOf(assets));
  return {
    leaves: linesOfUnits(leaves, assets),
    arrives: linesOfUnits(arrives, assets),
    wants: linesOfUnits(wants, assets),
    fees: linesOfUnits(fees, assets),
  };
}

const below = (units: Units): string | undefined => [...units].find(([, each]) => each < 0n)?.[0];

/** The first missing asset when the operations run one after the other; undefined if the balance suffices. */
function shortAsset(
  operations: readonly Operation[],
  begin: Units,
  { assets, paysFees }: { assets: readonly Asset[]; paysFees: boolean },
): string | undefined {
  const feeOf = marketFeesOf(assets);
  const held = new Map(begin);
  for (const operation of operations) {
    const movement = movementOf(operation);
    const taken = below(addUnits(held, movement.leaves, -1n));
    if (taken !== undefined) return taken;
    addUnits(held, arrivalsOf(movement, feeOf));
    // The chain takes the fee after the operation's own effects (chain.md §5).
    if (paysFees) addUnits(held, [operation[1].fee], -1n);
    const short = below(held);
    if (short !== undefined) return short;
  }
  return undefined;
}

/**
 * The amount missing from balances and freed amounts for payments and fees, with the operations in their order; null if
 * nothing is missing.
 */
export function shortageOf(
  operations: readonly Operation[],
  { balances, assets }: { balances: readonly ChainAmount[]; assets: readonly Asset[] },
  frees: readonly AssetAmount[] = [],
): AppError | null {
  const held = balances.map(({ asset_id, amount }): [string, bigint] => [asset_id, amount]);
  const begin: Units = addUnits(new Map(held), frees);
  const unsent = shortAsset(operations, begin, { assets, paysFees: false });
  if (unsent !== undefined) {
    const { units, precision, symbol } = lineOf(unsent, begin.get(unsent) ?? 0n, assets);
    return new AppError('amount.over_balance', { balance: formatPlain(units, precision), symbol });
  }
  const unpaid = shortAsset(operations, begin, { assets, paysFees: true });
  if (unpaid === undefined) return null;
  const paid = linesOf(
    operations.map(([, { fee }]) => fee),
    assets,
  ).find(({ assetId }) => assetId === unpaid);
  const { units, precision, symbol } = paid ?? lineOf(unpaid, 0n, assets);
  if (unpaid === CORE_ASSET_ID && (begin.get(unpaid) ?? 0n) === 0n) {
    return new AppError('fee.no_core', { symbol });
  }
  return new AppError('fee.over_balance', { fee: formatPlain(units, precision), symbol });
}
