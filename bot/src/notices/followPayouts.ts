import { createChainNames } from '../chain/follower/chainNames.ts';
import { createFollower, type Follower } from '../chain/follower/createFollower.ts';
import type { FollowerOptions } from '../chain/follower/followerOptions.ts';
import { stakeMatured } from './kinds/stakeMatured.ts';
import type { OrderDeps } from './orders/orderDeps.ts';
import { createOrderSettler } from './orders/settleOrders.ts';
import type { ProposalDeps } from './proposals/proposalDeps.ts';
import { createProposalSettler } from './proposals/settleProposals.ts';
import { queueEvents } from './queueEvents.ts';
import type { ClosingDeps } from './rounds/closeRounds.ts';
import { recordRange } from './rounds/recordRange.ts';
import { createTimedSettler } from './timed/settleTimed.ts';

export interface FollowPayoutsOptions
  extends Omit<FollowerOptions, 'findings'>,
    Pick<ClosingDeps, 'readPrices'>,
    Partial<Pick<ClosingDeps, 'quietMs' | 'channel'>>,
    Partial<Pick<OrderDeps, 'joinMs' | 'watchMs' | 'sweepMs'>>,
    Partial<Pick<ProposalDeps, 'lookMs'>> {}

/** How long is waited for what, milliseconds: of chain time to close a round and to join fills, of this process's to look at what waits. */
export const payoutTimes = ({
  quietMs = 60_000,
  joinMs = 60_000,
  watchMs = 3_000,
  sweepMs = 300_000,
  lookMs = 15_000,
}: Partial<FollowPayoutsOptions>) => ({ quietMs, joinMs, watchMs, sweepMs, lookMs });

/** A follower whose findings become rounds and queued notices; nothing runs before `run`. */
export function followPayouts(options: FollowPayoutsOptions): Follower {
  const { storage, client, log, readPrices, channel } = options;
  const { quietMs, joinMs, watchMs, sweepMs, lookMs } = payoutTimes(options);
  const closing = { storage, log, readPrices, quietMs, channel };
  const names = createChainNames(client);
  const settleOrders = createOrderSettler({ storage, client, names, log, joinMs, watchMs, sweepMs });
  const settleProposals = createProposalSettler({ storage, client, names, log, lookMs });
  const settleTimed = createTimedSettler({ storage, client, names, log, lookMs });
  return createFollower({
    ...options,
    findings: {
      record: async (range, endsAt) => {
        if (!(await recordRange(closing, range, endsAt))) return false;
        const to = { block: range.to, at: endsAt };
        await settleOrders(to);
        await settleProposals(to);
        await settleTimed(to);
        return true;
      },
      matured: (stakes) => queueEvents(storage.db, stakeMatured, stakes),
    },
  });
}
