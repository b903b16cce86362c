import { PROXY_TO_SELF } from '@xbts/shared/protocol/constants.ts';
import { candidateKind } from '@xbts/shared/protocol/operations/accountUpdate.ts';
import type { ShownCandidate, ShownVotes } from '../../../signer/shownFacts.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import styles from './ReviewSheet.module.css';

/** The effect of a change of votes, vote by vote: the same list that the signer checks against the operation. */
export function VotesList({ votes: { proxy, added, removed } }: { votes: ShownVotes }) {
  const t = useReviewT();
  return (
    <section className={styles.steps}>
      <h3 className={styles.label}>{t('review.votes')}</h3>
      <ul>
        {proxy !== null && (
          <li>
            {proxy.id === PROXY_TO_SELF
              ? t('review.votesOwn')
              : t('review.votesProxy', { name: proxy.name, id: proxy.id })}
          </li>
        )}
        <Named label={t('review.votesAdded')} candidates={added} />
        <Named label={t('review.votesRemoved')} candidates={removed} />
      </ul>
    </section>
  );
}

function Named({ label, candidates }: { label: string; candidates: readonly ShownCandidate[] }) {
  const t = useReviewT();
  return candidates.map(({ voteId, name }) => (
    <li key={voteId}>
      {label}: {t(`review.${candidateKind(voteId)}`)} <strong>{name}</strong> <small>{voteId}</small>
    </li>
  ));
}
