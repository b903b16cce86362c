import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getVestingBalances } from '@xbts/shared/actions/getVestingBalances.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import { type Position, stakesOf } from '@xbts/shared/staking/position.ts';
import type { Log } from '../../logging.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { type WatchedAccount, watchedAccounts } from '../../storage/repositories/accounts.ts';
import type { Findings, MaturedStake } from './findings.ts';

/** Watchers who chose this kind are told about stakes of their accounts. */
const watchedKind: OfferedNotice = 'stakeMatured';
/** Accounts asked about at once. */
const pageSize = 50;
/**
 * A stake that matured longer ago is not told any more. It must be less than the days that sent notices are kept for (housekeeping.ts),
 * since those are what keeps a stake from being told again.
 */
const toldWithinMs = 7 * 86_400_000;

export interface MaturedDeps {
  readonly storage: Storage;
  readonly client: ChainClient;
  readonly stakingAsset: string;
  readonly log: Pick<Log, 'warn'>;
  readonly findings: Pick<Findings, 'matured'>;
}

/**
 * Queues a notice for every stake that has matured within the last days at the chain's time `now`, to those who watch its owner and
 * chose to be told. One call a watched account, so it runs once an hour. An account whose stakes can't be read is passed over until then.
 * Resolves to how many notices are new.
 */
export async function findMatured(deps: MaturedDeps, now: number): Promise<number> {
  const { storage, client, stakingAsset, findings } = deps;
  const [asset] = await getAssets(client, [stakingAsset]);
  if (asset === undefined || asset === null) return 0;
  const { symbol, precision } = asset;
  let queued = 0;
  let after = '';
  for (;;) {
    const page = await watchedAccounts(storage.db, { kind: watchedKind, after, limit: pageSize });
    const events = await Promise.all(
      page.map(async (owner) =>
        (await maturedOf(deps, owner, now)).map(
          ({ id, units }): MaturedStake => ({
            vestingId: id,
            ownerId: owner.id,
            ownerName: owner.name,
            units,
            symbol,
            precision,
          }),
        ),
      ),
    );
    queued += await findings.matured(events.flat());
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return queued;
    after = last.id;
  }
}

async function maturedOf(
  { client, stakingAsset, log }: { client: ChainClient; stakingAsset: string; log: Pick<Log, 'warn'> },
  owner: WatchedAccount,
  now: number,
): Promise<Position[]> {
  try {
    const balances = await getVestingBalances(client, owner.id);
    return maturedLately(stakesOf(balances, { stakingAsset, headTime: now }), now);
  } catch (error) {
    if (!hasCode(error, 'node.bad_answer')) throw error;
    log.warn({ code: error.code, facts: error.facts }, 'the stakes of an account could not be read');
    return [];
  }
}

/** The stakes that can be claimed, and could not yet a week before: what is told. */
export function maturedLately(stakes: readonly Position[], now: number): Position[] {
  return stakes.filter(({ status, unlocksAt }) => status === 'matured' && unlocksAt > now - toldWithinMs);
}
