import { useQuery } from '@tanstack/react-query';
import { getMembershipTerms, type MembershipTerms } from '@xbts/shared/actions/getMembershipTerms.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Columns } from '../../../ui/lists/Columns.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useFullAccount } from '../../account/model/account.ts';
import { useAccounts } from '../../account/model/accounts.ts';
import { FeeRow } from '../../fees/ui/FeeRow.tsx';
import { usePaidReview } from '../../transactions/ui/usePaidReview.ts';
import { upgradeRequest } from '../model/upgradeRequest.ts';
import { useMembershipT } from '../texts/membershipTexts.ts';
import styles from './Membership.module.css';
import { OwnUse } from './OwnUse.tsx';
import { Terms } from './Terms.tsx';

/** Further benefits of a membership, and its limits. */
function Limits() {
  const t = useMembershipT();
  return (
    <>
      <Section header={t('gives')} isPadded>
        <ul className={styles.list}>
          <li>{t('giveRegister')}</li>
        </ul>
      </Section>
      <Section header={t('givesNot')} isPadded>
        <ul className={styles.list}>
          <li>{t('notLess')}</li>
          <li>{t('notOthers')}</li>
          <li>{t('notPrice')}</li>
          <li>{t('notVotes')}</li>
        </ul>
      </Section>
    </>
  );
}

/** A lifetime membership's price and benefits for this account, and the link to buy it. */
export function Membership({ account }: { account: string }) {
  const t = useMembershipT();
  const terms = useMembershipTerms(account);
  if (terms.data !== undefined) return <KnownTerms account={account} terms={terms.data} />;
  return (
    <Page title={t('title')}>
      {terms.error === null ? (
        <Section>
          <SkeletonCells count={5} hasIcon={false} />
        </Section>
      ) : (
        <Failure error={toAppError(terms.error)} onRetry={() => void terms.refetch()} />
      )}
    </Page>
  );
}

function KnownTerms({ account, terms }: { account: string; terms: MembershipTerms }) {
  const t = useMembershipT();
  const canSign = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.canSign);
  const { id, lifetime_referrer } = terms.account;
  const isMember = lifetime_referrer === id;
  const mayUpgrade = !isMember && canSign === true;
  const requestIn = (feeAssetId: string) => upgradeRequest({ account, accountId: id, feeAssetId, t });
  const { fee, isPossible, open } = usePaidReview(account, mayUpgrade ? requestIn : null);
  const action = { label: t('become'), onPress: open, isDisabled: !isPossible || fee.fee.fee === null };
  return (
    <Page title={t('title')} action={mayUpgrade ? action : undefined}>
      <Notice>{t(isMember ? 'member' : 'basic', { account })}</Notice>
      <Columns>
        <div>
          <Terms terms={terms} />
          {isMember && (
            <Section footer={t('memberText')}>
              <Cell to="/vesting" title={t('toCashback')} />
            </Section>
          )}
          {mayUpgrade && (
            <Section>
              <FeeRow {...fee} />
            </Section>
          )}
          {!isMember && canSign !== true && <Notice>{t('viewOnly')}</Notice>}
        </div>
        <div>
          <OwnUse account={account} terms={terms} />
          <Limits />
        </div>
      </Columns>
    </Page>
  );
}

/** What a membership costs and gives, as nodes of different operators say alike; read again when the account changes. */
function useMembershipTerms(account: string) {
  const full = useFullAccount(account);
  const isMember = full.data !== undefined && full.data.account.lifetime_referrer === full.data.account.id;
  return useQuery({
    queryKey: ['membership', account, isMember],
    queryFn: async () => (await readAgreed(chain, (node) => getMembershipTerms(node, account))).value,
  });
}
