import { createChainNames } from '../chain/follower/chainNames.ts';
import { createFollower, type Follower } from '../chain/follower/createFollower.ts';
import type { Findings } from '../chain/follower/findings.ts';
import type { FollowerOptions } from '../chain/follower/followerOptions.ts';
import { createSettler } from './createSettler.ts';
import { stakeMatured } from './kinds/stakeMatured.ts';
import type { OrderDeps, SettledTo } from './orders/orderDeps.ts';
import { createOrderSettler } from './orders/settleOrders.ts';
import { beginProposals } from './proposals/beginProposals.ts';
import type { ProposalDeps } from './proposals/proposalDeps.ts';
import { watchProposals } from './proposals/watchProposals.ts';
import { queueEvents } from './queueEvents.ts';
import type { ClosingDeps } from './rounds/closeRounds.ts';
import { recordRange } from './rounds/recordRange.ts';
import { beginTimedTransfers } from './timed/beginTimed.ts';
import { watchTimed } from './timed/watchTimed.ts';

export interface FollowPayoutsOptions
  extends Omit<FollowerOptions, 'findings'>,
    Pick<ClosingDeps, 'readPrices'>,
    Partial<Pick<ClosingDeps, 'quietMs' | 'channel'>>,
    Partial<Pick<OrderDeps, 'joinMs' | 'watchMs' | 'sweepMs'>>,
    Partial<Pick<ProposalDeps, 'lookMs' | 'listedOf'>> {}

const nobody: ProposalDeps['listedOf'] = async () => new Set();

/** Waits in milliseconds: chain time to close a round and to join fills, process time for settlers. */
export const payoutTimes = ({
  quietMs = 60_000,
  joinMs = 60_000,
  watchMs = 3_000,
  sweepMs = 300_000,
  lookMs = 15_000,
}: Partial<FollowPayoutsOptions>) => ({ quietMs, joinMs, watchMs, sweepMs, lookMs });

/**
 * Records a range, and has the settlers run for its end beside, one after the other: blocks never wait for what nodes
 * are asked about them. While they run, only the newest end waits. Nothing is settled of a range that another process
 * recorded. A settler's failure is thrown by the next record.
 */
export function recordThenSettle(
  record: Findings['record'],
  settlers: readonly ((to: SettledTo) => Promise<void>)[],
): { record: Findings['record']; settled(): Promise<void> } {
  let next: SettledTo | undefined;
  let running: Promise<void> | undefined;
  let failure: { readonly error: unknown } | undefined;
  const settleAll = async () => {
    for (let to = next; to !== undefined; to = next) {
      next = undefined;
      for (const settle of settlers) await settle(to);
    }
  };
  return {
    record: async (range, endsAt) => {
      const failed = failure;
      failure = undefined;
      if (failed !== undefined) throw failed.error;
      if (!(await record(range, endsAt))) return false;
      next = { block: range.to, at: endsAt };
      running ??= settleAll()
        .catch((error: unknown) => {
          failure = { error };
        })
        .finally(() => {
          running = undefined;
        });
      return true;
    },
    /** Resolves when nothing is being settled. */
    settled: async () => running,
  };
}

/** A follower whose findings become rounds and queued notices; nothing runs before `run`. */
export function noticeFollower(options: FollowPayoutsOptions): Follower {
  const { storage, client, log, readPrices, channel, listedOf = nobody } = options;
  const { quietMs, joinMs, watchMs, sweepMs, lookMs } = payoutTimes(options);
  const closing = { storage, log, readPrices, quietMs, channel };
  const names = createChainNames(client);
  const { record, settled } = recordThenSettle(
    (range, endsAt) => recordRange(closing, range, endsAt),
    [
      createOrderSettler({ storage, client, names, log, joinMs, watchMs, sweepMs }),
      createProposalSettler({ storage, client, names, log, lookMs, listedOf }),
      createTimedSettler({ storage, client, names, log, lookMs, listedOf }),
    ],
  );
  const matured: Findings['matured'] = (stakes) => queueEvents(storage.db, stakeMatured, stakes);
  const follower = createFollower({ ...options, findings: { record, matured } });
  return { run: (signal) => follower.run(signal).finally(settled) };
}

/** Tells what was proposed in blocks that are recorded, and what becomes of it. @throws as createSettler */
const createProposalSettler = (deps: ProposalDeps): ((to: SettledTo) => Promise<void>) =>
  createSettler(deps, { name: 'proposals', begin: beginProposals, watch: watchProposals });

/** Tells of timed transfers in blocks that are recorded, and what becomes of them. @throws as createSettler */
const createTimedSettler = (deps: ProposalDeps): ((to: SettledTo) => Promise<void>) =>
  createSettler(deps, { name: 'timed transfers', begin: beginTimedTransfers, watch: watchTimed });
