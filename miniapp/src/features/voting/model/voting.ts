import { useQuery } from '@tanstack/react-query';
import { getVoterStanding } from '@xbts/shared/actions/getVoterStanding.ts';
import { listCandidates } from '@xbts/shared/actions/listCandidates.ts';
import { listWorkers } from '@xbts/shared/actions/listWorkers.ts';
import { chain } from '../../../platform/chain/chain.ts';

/** Everybody who can be voted for, the most voted for first. */
export function useCandidates() {
  return useQuery({ queryKey: ['candidates'], queryFn: () => listCandidates(chain), staleTime: 60_000 });
}

/** Everybody who asks to be paid from the reserve; asked for when their list is opened. */
export function useWorkers() {
  return useQuery({
    queryKey: ['workers'],
    queryFn: () => listWorkers(chain, chain.status.get().head?.time ?? Date.now()),
    staleTime: 60_000,
  });
}

/** How the votes of an account count; read again when its statistics may have changed, `turn`. */
export function useVoterStanding(statisticsId: string, turn: string) {
  return useQuery({
    queryKey: ['voterStanding', statisticsId, turn],
    queryFn: () => getVoterStanding(chain, statisticsId),
  });
}
