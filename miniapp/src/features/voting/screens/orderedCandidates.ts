import type { ListedCandidate } from '@xbts/shared/actions/listCandidates.ts';

export type CandidateKind = ListedCandidate['kind'];

/** Those whose name has what was typed: first who is voted for, then who is active, each by what they have got. */
export function orderedCandidates(
  candidates: readonly ListedCandidate[],
  { chosen, typed }: { chosen: ReadonlySet<string>; typed: string },
): ListedCandidate[] {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ voteId, isActive }: ListedCandidate) => (chosen.has(voteId) ? 0 : isActive ? 1 : 2);
  return candidates.filter(({ name }) => name.includes(wanted)).sort((one, other) => rank(one) - rank(other));
}
