import { createFollower, type Follower } from '../chain/follower/createFollower.ts';
import type { FollowerOptions } from '../chain/follower/followerOptions.ts';
import { stakeMatured } from './kinds/stakeMatured.ts';
import { queueEvents } from './queueEvents.ts';
import type { ClosingDeps } from './rounds/closeRounds.ts';
import { recordRange } from './rounds/recordRange.ts';

export interface FollowPayoutsOptions
  extends Omit<FollowerOptions, 'findings'>,
    Pick<ClosingDeps, 'readPrices'>,
    Partial<Pick<ClosingDeps, 'quietMs' | 'channel'>> {}

/** A follower whose findings become rounds and queued notices; nothing runs before `run`. */
export function followPayouts(options: FollowPayoutsOptions): Follower {
  const { storage, log, readPrices, quietMs = 60_000, channel } = options;
  const closing = { storage, log, readPrices, quietMs, channel };
  return createFollower({
    ...options,
    findings: {
      record: (range, endsAt) => recordRange(closing, range, endsAt),
      matured: (stakes) => queueEvents(storage.db, stakeMatured, stakes),
    },
  });
}
