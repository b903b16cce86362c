import type { FeesByAsset, PoolState } from '../../amm/poolState.ts';
import { poolVenues } from './poolVenue.ts';
import { buildGraph, type VenueGraph } from './venueGraph.ts';

/** The graph of pools alone. */
export const buildPoolGraph = (pools: Iterable<PoolState>, fees: FeesByAsset): VenueGraph =>
  buildGraph(poolVenues(pools, fees));
