import type { FeesByAsset } from '../../amm/poolState.ts';
import { quoteExchange } from '../../amm/quoteExchange.ts';
import { matchOrder } from '../matching/matchOrder.ts';
import { BookVenue } from './bookVenue.ts';
import type { SwapPlan } from './planSwap.ts';
import { PoolVenue } from './poolVenue.ts';
import type { PlannedStep } from './step.ts';
import type { Venue } from './venueGraph.ts';

/**
 * Units of the bought asset that a plan's paths give over the present venues; undefined when an operation would miss
 * its min_to_receive, or its pool or book is gone: the chain would refuse the whole transaction.
 * @throws AppError those of quoteExchange
 */
export function replaySwap(
  { paths }: Pick<SwapPlan, 'paths'>,
  venues: Iterable<Venue>,
  fees: FeesByAsset,
): bigint | undefined {
  const carried = new Map([...venues].map((venue): [string, Venue] => [venue.id, venue]));
  let total = 0n;
  for (const path of paths) {
    let given = 0n;
    for (const step of path) {
      const received = replayStep(step, carried, fees);
      if (received === undefined) return undefined;
      given = received;
    }
    total += given;
  }
  return total;
}

function replayStep(step: PlannedStep, carried: Map<string, Venue>, fees: FeesByAsset): bigint | undefined {
  const venue = carried.get(step.id);
  if (venue instanceof PoolVenue && step.kind === 'pool') {
    const { received, after } = quoteExchange(venue.pool, step.sell, fees);
    carried.set(step.id, venue.at(after));
    return received.units < step.guaranteed.units ? undefined : received.units;
  }
  if (!(venue instanceof BookVenue) || step.kind !== 'book') return undefined;
  let total = 0n;
  let state = venue;
  for (const { sell, minToReceive } of step.orders) {
    const { isKilled, received } = matchOrder({ sell, minToReceive, isFillOrKill: true }, state.orders, fees);
    if (isKilled) return undefined;
    total += received;
    state = state.sell(sell.units).after;
  }
  carried.set(step.id, state);
  return total;
}
