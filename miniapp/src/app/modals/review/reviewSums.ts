import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { AccountBalance, Asset } from '@xbts/shared/protocol/objects.ts';
import type { AssetAmount, Operation } from '@xbts/shared/protocol/operations.ts';
import { movementOf } from './movements.ts';

/** An amount of one asset, as it is shown. */
export interface Line {
  readonly assetId: string;
  readonly symbol: string;
  readonly precision: number;
  readonly units: bigint;
}

export interface Sums {
  readonly leaves: readonly Line[];
  readonly arrives: readonly Line[];
  readonly fees: readonly Line[];
}

/** Adds amounts up, one line an asset. */
function linesOf(amounts: readonly AssetAmount[], assets: readonly Asset[]): Line[] {
  const units = new Map<string, bigint>();
  for (const { amount, asset_id } of amounts)
    units.set(asset_id, (units.get(asset_id) ?? 0n) + BigInt(amount));
  return [...units].map(([assetId, sum]) => {
    const asset = assets.find(({ id }) => id === assetId);
    if (asset === undefined) throw new AppError('chain.unknown_asset');
    return { assetId, symbol: asset.symbol, precision: asset.precision, units: sum };
  });
}

/** What operations take, bring and cost together. */
export function sumUp(operations: readonly Operation[], assets: readonly Asset[]): Sums {
  const moved = operations.map(movementOf);
  return {
    leaves: linesOf(
      moved.flatMap(({ leaves }) => leaves),
      assets,
    ),
    arrives: linesOf(
      moved.flatMap(({ arrives }) => arrives),
      assets,
    ),
    fees: linesOf(
      operations.map(([, { fee }]) => fee),
      assets,
    ),
  };
}

/** What the balances lack for amounts and fees; the fee is taken after the operation's own effects (chain.md §5). */
export function shortageOf({ leaves, fees }: Sums, balances: readonly AccountBalance[]): AppError | null {
  const balanceOf = (assetId: string) => balances.find((each) => each.asset_type === assetId)?.balance ?? 0n;
  for (const { assetId, units, precision, symbol } of leaves) {
    const balance = balanceOf(assetId);
    if (balance < units) {
      return new AppError('amount.over_balance', { balance: formatPlain(balance, precision), symbol });
    }
  }
  for (const { assetId, units, precision, symbol } of fees) {
    const sent = leaves.find((each) => each.assetId === assetId)?.units ?? 0n;
    if (balanceOf(assetId) - sent >= units) continue;
    if (assetId === CORE_ASSET_ID && balanceOf(assetId) === 0n) return new AppError('fee.no_core');
    return new AppError('fee.over_balance', { fee: formatPlain(units, precision), symbol });
  }
  return null;
}
