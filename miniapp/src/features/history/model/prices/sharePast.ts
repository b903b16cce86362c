import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { PastShares, PoolDay } from '@xbts/shared/ledger/pastPrices.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { PoolEvent, PoolPast } from '../../../pools/model/poolEvents.ts';
import { readPoolPast } from '../../../pools/model/poolMoments.ts';
import { readPoolInFull } from '../../../pools/model/poolShares.ts';

/** The increase of the share supply by an operation: a deposit receives new shares, a withdrawal pays them back. */
function madeShares({ paid, received }: PoolEvent, shareAsset: string): bigint {
  const sum = (moved: PoolEvent['paid']) =>
    moved.reduce((all, { assetId, units }) => (assetId === shareAsset ? all + units : all), 0n);
  return sum(received) - sum(paid);
}

/** A pool's content and share supply after each of its operations, computed backwards from the present supply. */
export function shareDays(
  { events, moments }: Pick<PoolPast, 'events' | 'moments'>,
  { shareAsset, shareSupply }: { shareAsset: string; shareSupply: bigint },
): PoolDay[] {
  let shares = shareSupply;
  const days = [...moments].reverse().map(({ time, balances }, index) => {
    const day = { at: time, a: Number(balances.a), b: Number(balances.b), shares: Number(shares) };
    const event = events[index];
    if (event !== undefined) shares -= madeShares(event, shareAsset);
    return day;
  });
  return days.reverse();
}

/** The history of a share asset since a moment (ms), with the two assets of its pool. */
export async function readPastShares(
  reader: ChainReader,
  { poolId, since }: { poolId: string; since: number },
  signal: AbortSignal,
): Promise<PastShares & { readonly sides: readonly Asset[] }> {
  const past = await readPoolPast(poolId, Math.ceil((Date.now() - since) / HOUR_MS), signal);
  const { pool, assetA, assetB } = await readPoolInFull(reader, poolId, signal);
  return { assetA: assetA.id, assetB: assetB.id, days: shareDays(past, pool), sides: [assetA, assetB] };
}
