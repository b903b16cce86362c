import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { type VestingBalance, vestingBalanceSchema } from '@xbts/shared/protocol/objects.ts';
import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import { stakesOf } from '@xbts/shared/staking/position.ts';
import type { Vesting } from '@xbts/shared/staking/vesting.ts';
import { vestingClaims } from '@xbts/shared/staking/vestingClaim.ts';
import * as v from 'valibot';
import type { Log } from '../../logging.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { type WatchedAccount, watchedWithNames } from '../../storage/repositories/accounts.ts';
import type { Findings, MaturedStake } from './findings.ts';

/** Watchers of this kind get notices of stakes and locked balances of their accounts. */
const watchedKind: OfferedNotice = 'stakeMatured';
/** Balances per call. Nodes have no limit here; this bounds the size of an answer. */
const pageSize = 500;
/**
 * Older maturities are not reported. It must be less than the days that sent notices are kept (housekeeping.ts), since
 * those prevent a repetition.
 */
const toldWithinMs = 7 * DAY_MS;

export interface MaturedDeps {
  readonly storage: Storage;
  readonly client: ChainClient;
  readonly stakingAsset: string;
  readonly log: Pick<Log, 'warn'>;
  readonly findings: Pick<Findings, 'matured'>;
}

/** A balance that has recently become claimable in full. */
interface Matured extends Pick<MaturedStake, 'ownerId' | 'vestingId' | 'isStake' | 'freeAt' | 'units'> {
  readonly assetId: string;
}

/**
 * Queues a notice for every stake and every other vesting balance that became free within the last days at the chain's
 * time `now`, to the watchers of its owner who chose the kind. It reads the chain's vesting balances by their numbers,
 * which the chain gives without gaps and never takes back: the calls grow with the balances, not with the accounts.
 * A balance that cannot be read is skipped until the next run. Resolves to the number of new notices.
 */
export async function findMatured(deps: MaturedDeps, now: number, signal?: AbortSignal): Promise<number> {
  const { storage, client, findings, stakingAsset } = deps;
  let queued = 0;
  for (let first = 0; signal?.aborted !== true; first += pageSize) {
    const ids = Array.from({ length: pageSize }, (_none, index) => `1.13.${first + index}`);
    const page = (await getObjects(client, ids, v.unknown())).filter((each) => each !== null);
    if (page.length === 0) break;
    const matured = recentlyMatured(readable(deps, page), { stakingAsset, headTime: now });
    if (matured.length === 0) continue;
    const owners = await watchedWithNames(storage.db, {
      kind: watchedKind,
      ids: [...new Set(matured.map(({ ownerId }) => ownerId))],
    });
    const watched = matured.flatMap((each) => {
      const owner = owners.find(({ id }) => id === each.ownerId);
      return owner === undefined ? [] : [{ owner, ...each }];
    });
    queued += await findings.matured(await withAssets(client, watched));
  }
  return queued;
}

function readable({ log }: Pick<MaturedDeps, 'log'>, page: readonly unknown[]): VestingBalance[] {
  const read = page.map((each) => v.safeParse(vestingBalanceSchema, each));
  const unread = read.filter(({ success }) => !success).length;
  if (unread > 0) log.warn({ code: 'node.bad_answer', unread }, 'vesting balances could not be read');
  return read.flatMap(({ success, output }) => (success ? [output] : []));
}

/** Adds names and decimals of their assets. */
async function withAssets(
  client: ChainClient,
  found: readonly (Matured & { owner: WatchedAccount })[],
): Promise<MaturedStake[]> {
  const ids = [...new Set(found.map(({ assetId }) => assetId))];
  if (ids.length === 0) return [];
  const assets = (await getAssets(client, ids)).filter((asset) => asset !== null);
  return found.flatMap(({ owner, assetId, ...matured }) => {
    const asset = assets.find(({ id }) => id === assetId);
    if (asset === undefined) return [];
    const { symbol, precision } = asset;
    return { ...matured, ownerName: owner.name, symbol, precision };
  });
}

/**
 * The stakes and other vesting balances that are claimable in full now and were not a week ago. Balances with a steady
 * inflow, such as cashback, are excluded while more keeps coming.
 */
export function recentlyMatured(
  balances: readonly Vesting[],
  at: { stakingAsset: string; headTime: number },
): Matured[] {
  const isRecent = (time: number) => time <= at.headTime && time > at.headTime - toldWithinMs;
  const stakes = stakesOf(balances, at).filter(
    ({ status, unlocksAt }) => status === 'matured' && isRecent(unlocksAt),
  );
  const others = vestingClaims(balances, at).filter(({ freeAt }) => isRecent(freeAt));
  return [
    ...stakes.map(({ id, owner, units, unlocksAt }) => ({
      vestingId: id,
      ownerId: owner,
      isStake: true,
      freeAt: unlocksAt,
      units,
      assetId: at.stakingAsset,
    })),
    ...others.map(({ id, owner, units, freeAt, assetId }) => ({
      vestingId: id,
      ownerId: owner,
      isStake: false,
      freeAt,
      units,
      assetId,
    })),
  ];
}
