import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { AuthorityRole } from '@xbts/shared/protocol/authorityChange.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { RadioCell } from '../../../ui/inputs/Choice.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { deviceShare } from '../../authorities/model/deviceShare.ts';
import { type ReviewRequest, useReview } from '../../transactions/model/review.ts';
import { proposalOf } from '../model/proposalRequests.ts';
import { proposersFor } from '../model/proposers.ts';
import { useProposalT } from '../texts/proposalTexts.ts';

/** The chain allows four weeks (maximum_proposal_lifetime). */
const DAYS = [1, 3, 7, 14] as const;

export interface ProposalOfferProps {
  request: ReviewRequest;
  account: Account;
  /** The role that the operations need. */
  role: AuthorityRole;
}

/** Shown before any review: the required number of signatures, those available here, and the offer to propose. */
export function ProposalOffer({ request, account, role }: ProposalOfferProps) {
  const t = useProposalT();
  const saved = useAccounts(({ accounts }) => accounts);
  const { name } = account;
  const authority = account[role];
  const share = deviceShare(authority, { role, name, saved });
  const { threshold, total, signers, own, isEven } = share;
  const proposers = proposersFor(authority, saved);
  return (
    <>
      <Notice tone="warning">
        {isEven
          ? t('offer.needs', { name, count: threshold, total: signers, own })
          : t('offer.weights', { name, threshold, total, own })}
      </Notice>
      {proposers.length === 0 ? (
        <p>{t('offer.nobody', { name })}</p>
      ) : (
        <OfferForm request={request} names={proposers.map((each) => each.name)} />
      )}
    </>
  );
}

function OfferForm({ request, names }: { request: ReviewRequest; names: readonly string[] }) {
  const t = useProposalT();
  const saved = useAccounts(({ accounts }) => accounts);
  const [name = '', setName] = useState(names[0]);
  const [days, setDays] = useState<number>(3);
  const [error, setError] = useState<AppError | null>(null);
  const proposer = saved.find((each) => each.name === name);
  const propose = () => {
    if (proposer === undefined) return;
    try {
      const now = chain.status.get().head?.time ?? Date.now();
      // The review continues in the same sheet, by the proposing account.
      useReview.setState({ request: proposalOf(request, { proposer, endsAt: now + days * DAY_MS }) });
    } catch (thrown) {
      setError(toAppError(thrown));
    }
  };
  return (
    <>
      <Section header={t('offer.proposer')} footer={t('offer.explain')}>
        {names.map((each) => (
          <RadioCell
            key={each}
            name="proposer"
            title={each}
            isChosen={each === name}
            onChoose={() => setName(each)}
          />
        ))}
      </Section>
      <Section header={t('offer.until')}>
        {DAYS.map((each) => (
          <RadioCell
            key={each}
            name="days"
            title={t('offer.days', { count: each })}
            isChosen={each === days}
            onChoose={() => setDays(each)}
          />
        ))}
      </Section>
      {error !== null && <Notice tone="error">{errorText(error)}</Notice>}
      <Button isStretched onPress={propose}>
        {t('offer.propose')}
      </Button>
    </>
  );
}
