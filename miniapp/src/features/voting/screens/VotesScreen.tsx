import { PROXY_TO_SELF } from '@xbts/shared/protocol/constants.ts';
import type { Account, FullAccount } from '@xbts/shared/protocol/objects.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { Columns } from '../../../ui/lists/Columns.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useFullAccount } from '../../account/model/account.ts';
import { useAccountNames } from '../../account/model/accountNames.ts';
import { type SavedAccount, useAccounts } from '../../account/model/accounts.ts';
import { FeeRow } from '../../fees/ui/FeeRow.tsx';
import { usePaidReview } from '../../transactions/ui/usePaidReview.ts';
import { useVotesForm } from '../model/useVotesForm.ts';
import { voteRequest } from '../model/voteRequest.ts';
import { useVotingT } from '../texts/votingTexts.ts';
import { Candidates } from './Candidates.tsx';
import { Decider } from './Decider.tsx';
import { Weight } from './Weight.tsx';

/** The votes of the account in use, or its proxy. */
export function VotesScreen({ account }: { account: string }) {
  const t = useVotingT();
  const full = useFullAccount(account);
  const proxyId = full.data?.account.options.voting_account ?? PROXY_TO_SELF;
  const names = useAccountNames(proxyId === PROXY_TO_SELF ? [] : [proxyId]);
  const proxyName = proxyId === PROXY_TO_SELF ? '' : names.get(proxyId);
  if (full.data !== undefined && proxyName !== undefined)
    // Reset the form when the votes change on the chain.
    return <Form key={JSON.stringify(full.data.account.options)} full={full.data} proxyName={proxyName} />;
  return (
    <Page title={t('title')}>
      {full.error === null ? (
        <Section>
          <SkeletonCells count={6} />
        </Section>
      ) : (
        <Failure error={full.error} onRetry={() => void full.refetch()} />
      )}
    </Page>
  );
}

/** True if an account of this device can sign the change, or propose it as a co-signer. */
function canChange({ name, active }: Account, saved: readonly SavedAccount[]): boolean {
  const signing = saved.filter(({ canSign }) => canSign);
  return signing.some((each) => each.name === name || active.account_auths.some(([id]) => id === each.id));
}

function Form({ full, proxyName }: { full: FullAccount; proxyName: string }) {
  const t = useVotingT();
  const { account } = full;
  const form = useVotesForm(account, proxyName);
  const saved = useAccounts(({ accounts }) => accounts);
  const mayChange = canChange(account, saved);
  const { wanted, proxy } = form;
  const { fee, isPossible, open } = usePaidReview(
    account.name,
    wanted && ((feeAssetId) => voteRequest({ account, votes: wanted, proxy, feeAssetId, t })),
  );
  useUnsavedWork(wanted !== null);
  const action = { label: t('common.review'), onPress: open, isDisabled: !isPossible };
  return (
    <Page title={t('title')} action={mayChange ? action : undefined}>
      <Notice>{t('about')}</Notice>
      {!mayChange && <Notice>{t('viewOnly')}</Notice>}
      <Columns>
        <div>
          <Decider form={form} />
          <Weight full={full} />
          {wanted !== null && (
            <Section>
              <FeeRow {...fee} />
            </Section>
          )}
        </div>
        <div>
          {!form.isOwn && form.votes.size > 0 && (
            <Notice>{t('ownRest', { name: proxy?.name ?? form.proxyName })}</Notice>
          )}
          <Candidates form={form} />
        </div>
      </Columns>
    </Page>
  );
}
