import { wouldComplete } from '@xbts/shared/protocol/approvals.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { useScamAccounts } from '../../scam/model/scamLists.ts';
import { type ReviewRequest, useReviewAction } from '../../transactions/model/review.ts';
import { keyHoldersOf } from '../model/keyApprovals.ts';
import { actorsFor, isClosed } from '../model/proposalActors.ts';
import { approvalOf, refusalOf, withdrawalOf } from '../model/proposalRequests.ts';
import { proposedPayments } from '../model/proposedPayments.ts';
import { useProposalT } from '../texts/proposalTexts.ts';
import { KeyActions } from './KeyActions.tsx';
import styles from './Proposals.module.css';

export interface ProposalActionsProps {
  proposal: Proposal;
  find: (id: string) => Account | undefined;
  onChange: () => void;
}

/** The possible actions of this device's accounts on a proposal; one that words cannot describe is never approved. */
export function ProposalActions({ proposal, find, onChange }: ProposalActionsProps) {
  const t = useProposalT();
  const saved = useAccounts(({ accounts }) => accounts);
  const { approvers, approved, refusers } = actorsFor(proposal, saved, find);
  const now = chain.status.get().head?.time ?? Date.now();
  const { forbidden } = useScamAccounts();
  const isForbidden = proposedPayments([proposal]).some(({ toId }) => forbidden.has(find(toId)?.name ?? ''));
  const mayApprove = !isForbidden && !proposal.operations.includes(null) && !isClosed(proposal, find, now);
  const review = useReviewAction((request: ReviewRequest) => request);
  const ask = (request: ReviewRequest) => void review.open(request).then(onChange);
  const isForUs =
    approvers.length + approved.length > 0 ||
    keyHoldersOf(proposal, find).some(({ missing }) => missing.length > 0);
  const isLast = approvers.some(({ id }) => wouldComplete(proposal, id, find));
  return (
    <div className={styles.actions}>
      {isForbidden && <Notice tone="error">{t('judge.forbidden')}</Notice>}
      {mayApprove &&
        approvers.map((actor) => (
          <Button key={actor.name} isStretched onPress={() => ask(approvalOf(proposal, actor))}>
            {t('card.approve', { name: actor.name })}
          </Button>
        ))}
      {mayApprove && isLast && <p>{t('card.last')}</p>}
      {mayApprove && !isForUs && <p>{t('card.others')}</p>}
      <KeyActions proposal={proposal} find={find} mayApprove={mayApprove} onChange={onChange} />
      {approved.map((actor) => (
        <Button
          key={actor.name}
          kind="secondary"
          isStretched
          onPress={() => ask(withdrawalOf(proposal.id, actor))}
        >
          {t('card.takeBack', { name: actor.name })}
        </Button>
      ))}
      {refusers.map((actor) => (
        <Button key={actor.name} kind="danger" isStretched onPress={() => ask(refusalOf(proposal.id, actor))}>
          {t('card.refuse', { name: actor.name })}
        </Button>
      ))}
    </div>
  );
}
