import { useQuery } from '@tanstack/react-query';
import { chain } from '../../../platform/chain/chain.ts';
import { type EndedProposal, readEnded } from './endedProposals.ts';
import type { ProposalList } from './useProposals.ts';

/** The outcomes of the last proposals about these accounts; undefined until known. Read again when one has ended. */
export function useEndedProposals(list: ProposalList | undefined): readonly EndedProposal[] | undefined {
  const ids = list?.proposals.map(({ id }) => id) ?? [];
  const { data } = useQuery({
    queryKey: ['proposals', 'ended', list?.signedFor, ids],
    queryFn: () =>
      readEnded(chain, list?.signedFor ?? [], {
        waiting: new Set(ids),
        now: chain.status.get().head?.time ?? Date.now(),
      }),
    enabled: list !== undefined,
    placeholderData: (last) => last,
  });
  return data;
}
