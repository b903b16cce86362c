import { approvalsOf } from '@xbts/shared/protocol/approvals.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useSession } from '../../account/model/session.ts';
import { laterSentences } from '../../transactions/model/factText.ts';
import { useReviewSentences } from '../../transactions/ui/useReviewSentences.ts';
import type { ProposalList } from '../model/useProposals.ts';
import { useProposalT } from '../texts/proposalTexts.ts';
import { ProposerNotice } from '../ui/ProposerNotice.tsx';
import { ApprovalRows } from './ApprovalRows.tsx';
import { ProposalActions } from './ProposalActions.tsx';
import styles from './Proposals.module.css';

export interface ProposalCardProps {
  proposal: Proposal;
  list: ProposalList;
  onChange: () => void;
}

/** One proposal: its effects in words, its approvals, its end, and the possible actions. */
export function ProposalCard({ proposal, list, onChange }: ProposalCardProps) {
  const t = useProposalT();
  const { accounts } = list;
  const account = useSession((session) => session.account) ?? '';
  const accountOf = (id: string) => accounts.find((each) => each.id === id);
  const nameOf = (id: string) => accountOf(id)?.name ?? id;
  return (
    <Section header={proposal.id} isPadded>
      <What proposal={proposal} list={list} />
      <Facts
        rows={[
          { label: t('card.by'), value: nameOf(proposal.proposer) },
          { label: t('card.ends'), value: formatDateTime(parseChainTime(proposal.expiration_time)) },
          ...(proposal.review_period_time === undefined
            ? []
            : [
                {
                  label: t('card.review'),
                  value: formatDateTime(parseChainTime(proposal.review_period_time)),
                },
              ]),
        ]}
      />
      {approvalsOf(proposal, accountOf).map((required) => (
        <ApprovalRows key={required.accountId + required.role} required={required} nameOf={nameOf} />
      ))}
      <ProposerNotice proposal={proposal} find={accountOf} account={account} />
      {(proposal.fail_reason ?? '') !== '' && <Notice tone="warning">{t('card.failed')}</Notice>}
      <ProposalActions proposal={proposal} find={accountOf} onChange={onChange} />
    </Section>
  );
}

/** Each operation in the exact words of the review sheet. */
function What({
  proposal,
  list: { assets, accounts, candidates },
}: Pick<ProposalCardProps, 'proposal' | 'list'>) {
  const t = useProposalT();
  const translate = useReviewSentences();
  const sentences = laterSentences(proposal.operations, { assets, accounts, candidates }, translate);
  return (
    <>
      {proposal.operations.includes(null) && <Notice tone="error">{t('card.untold')}</Notice>}
      <ol className={styles.what}>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: operations keep their order
          <li key={index}>{sentence}</li>
        ))}
      </ol>
    </>
  );
}
