import { membersOf } from '@xbts/shared/protocol/authority.ts';
import type { AuthorityRole } from '@xbts/shared/protocol/authorityChange.ts';
import type { AccountUpdate } from '@xbts/shared/protocol/operations/accountUpdate.ts';
import type { AccountOptions, Authority } from '@xbts/shared/protocol/operations/parts.ts';
import { PROXY_TO_SELF } from '@xbts/shared/protocol/votes.ts';
import type { Words } from './sentenceWords.ts';

const heads = { owner: 'review.owners', active: 'review.signers' } as const;

function authorityParts(
  role: AuthorityRole,
  authority: Authority | undefined,
  { t, account }: Words,
): string[] {
  if (authority === undefined) return [];
  const members = membersOf(authority).map(([id, weight]) =>
    id.startsWith('1.2.')
      ? t('review.signerAccount', { name: account(id), id, weight })
      : t('review.signerKey', { key: id, weight }),
  );
  return [t(heads[role], { threshold: authority.weight_threshold }), ...members];
}

/** What kind of candidate a vote id `type:instance` is for. */
export const candidateKind = (voteId: string) =>
  voteId.startsWith('1:') ? 'review.witness' : voteId.startsWith('0:') ? 'review.committee' : 'review.worker';

function optionsParts(options: AccountOptions | undefined, { t, account, candidate }: Words): string[] {
  if (options === undefined) return [];
  const { memo_key: key, voting_account: id, num_witness, num_committee, votes } = options;
  return [
    t('review.memoKey', { key }),
    id === PROXY_TO_SELF
      ? t('review.votesItself', { id })
      : t('review.votesThrough', { name: account(id), id }),
    t('review.wantsWitnesses', { number: num_witness }),
    t('review.wantsCommittee', { number: num_committee }),
    ...votes.map((voteId) => `${t(candidateKind(voteId))} ${candidate(voteId)} (${voteId})`),
  ];
}

/** All that an update makes of an account, part by part: who signs in each role, who reads, and whom it votes for. */
export function accountUpdateParts({ owner, active, new_options }: AccountUpdate, words: Words): string[] {
  return [
    ...authorityParts('owner', owner, words),
    ...authorityParts('active', active, words),
    ...optionsParts(new_options, words),
  ];
}
