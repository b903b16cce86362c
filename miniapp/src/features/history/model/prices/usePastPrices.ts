import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { reads } from '../../../../platform/chain/reads.ts';
import { readPastPrices } from './readPastPrices.ts';

/** Assets' prices since a moment (ms); nothing is read before `isReady`. */
export function usePastPrices(assets: ReadonlyMap<string, Asset>, since: number, isReady: boolean) {
  return useQuery({
    queryKey: ['pastPrices', since, [...assets.keys()].sort().join(' ')],
    queryFn: ({ signal }) => readPastPrices(reads, { assets, since }, { signal }),
    enabled: isReady && assets.size > 0,
    staleTime: HOUR_MS,
    // It has a function and thousands of days, so it is not stored on the device.
    meta: { isPrivate: true },
    structuralSharing: false,
  });
}
