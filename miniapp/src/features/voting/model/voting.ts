import { useQuery } from '@tanstack/react-query';
import { getVoterStanding } from '@xbts/shared/actions/getVoterStanding.ts';
import { listCandidates } from '@xbts/shared/actions/listCandidates.ts';
import { listWorkers } from '@xbts/shared/actions/listWorkers.ts';
import { chain } from '../../../platform/chain/chain.ts';

/** All candidates, those with the most votes first. */
export function useCandidates() {
  return useQuery({ queryKey: ['candidates'], queryFn: () => listCandidates(chain), staleTime: 60_000 });
}

/** All workers that request pay from the reserve; loaded when their list is opened. */
export function useWorkers() {
  return useQuery({
    queryKey: ['workers'],
    queryFn: () => listWorkers(chain, chain.status.get().head?.time ?? Date.now()),
    staleTime: 60_000,
  });
}

/** How the votes of an account count; reread at each `turn`, when its statistics may have changed. */
export function useVoterStanding(statisticsId: string, turn: string) {
  return useQuery({
    queryKey: ['voterStanding', statisticsId, turn],
    queryFn: () => getVoterStanding(chain, statisticsId),
  });
}
