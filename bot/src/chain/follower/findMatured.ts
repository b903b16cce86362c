import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getVestingBalances } from '@xbts/shared/actions/getVestingBalances.ts';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import { stakesOf } from '@xbts/shared/staking/position.ts';
import type { Vesting } from '@xbts/shared/staking/vesting.ts';
import { vestingClaims } from '@xbts/shared/staking/vestingClaim.ts';
import type { Log } from '../../logging.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { type WatchedAccount, watchedAccounts } from '../../storage/repositories/accounts.ts';
import type { Findings, MaturedStake } from './findings.ts';

/** Watchers of this kind get notices of stakes and locked balances of their accounts. */
const watchedKind: OfferedNotice = 'stakeMatured';
/** Accounts per call. */
const pageSize = 50;
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

/** An account's balances that have recently become claimable in full. */
interface Matured extends Pick<MaturedStake, 'vestingId' | 'isStake' | 'freeAt' | 'units'> {
  readonly assetId: string;
}

/**
 * Queues a notice for every stake and every other vesting balance that became free within the last days at the chain's
 * time `now`, to the watchers of its owner who chose the kind. One call per watched account, so it runs once an hour.
 * An account whose balances cannot be read is skipped until the next run. Resolves to the number of new notices.
 */
export async function findMatured(deps: MaturedDeps, now: number): Promise<number> {
  const { storage, findings } = deps;
  let queued = 0;
  let after = '';
  for (;;) {
    const page = await watchedAccounts(storage.db, { kind: watchedKind, after, limit: pageSize });
    const found = await Promise.all(
      page.map(async (owner) => (await maturedOf(deps, owner, now)).map((each) => ({ owner, ...each }))),
    );
    queued += await findings.matured(await withAssets(deps.client, found.flat()));
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return queued;
    after = last.id;
  }
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
    return { ...matured, ownerId: owner.id, ownerName: owner.name, symbol, precision };
  });
}

async function maturedOf(
  { client, stakingAsset, log }: { client: ChainClient; stakingAsset: string; log: Pick<Log, 'warn'> },
  owner: WatchedAccount,
  now: number,
): Promise<Matured[]> {
  try {
    const balances = await getVestingBalances(client, owner.id);
    return recentlyMatured(balances, { stakingAsset, headTime: now });
  } catch (error) {
    if (!hasCode(error, 'node.bad_answer')) throw error;
    log.warn(
      { code: error.code, facts: error.facts },
      'the vesting balances of an account could not be read',
    );
    return [];
  }
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
    ...stakes.map(({ id, units, unlocksAt }) => ({
      vestingId: id,
      isStake: true,
      freeAt: unlocksAt,
      units,
      assetId: at.stakingAsset,
    })),
    ...others.map(({ id, units, freeAt, assetId }) => ({
      vestingId: id,
      isStake: false,
      freeAt,
      units,
      assetId,
    })),
  ];
}
