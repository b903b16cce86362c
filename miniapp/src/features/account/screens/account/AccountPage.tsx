import { useState } from 'react';
import { useParams } from 'wouter';
import { ageKey } from '../../../../platform/chain/dataServerFallback.ts';
import { useStaleSince } from '../../../../platform/chain/staleSince.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { useScamText } from '../../../scam/ui/useScamText.ts';
import { useFullAccount } from '../../model/account.ts';
import { useAccountByName } from '../../model/accountByName.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import { FavouriteStar } from '../../ui/FavouriteStar.tsx';
import { UnknownAccount } from '../../ui/UnknownAccount.tsx';
import { AboutAccount } from './AboutAccount.tsx';
import { AccountHead } from './AccountHead.tsx';
import { AccountOperations } from './AccountOperations.tsx';
import styles from './AccountPage.module.css';
import { Holdings } from './Holdings.tsx';
import { Permissions } from './Permissions.tsx';

type Part = 'holdings' | 'history' | 'permissions' | 'about';

/** Everything on the chain about any account. */
export function AccountPage() {
  const { account: typed = '' } = useParams<{ account: string }>();
  const name = typed.toLowerCase();
  return <AccountContent key={name} name={name} />;
}

function AccountContent({ name }: { name: string }) {
  const t = useAccountT();
  const listed = useScamText()(name);
  const found = useAccountByName(name);
  return (
    <Page
      title={t('common.account')}
      {...(found.data ? { titleEnd: <FavouriteStar kind="accounts" of={name} /> } : {})}
    >
      {listed !== null && (
        <Notice tone="error">
          {listed} {t('account.scam')}
        </Notice>
      )}
      {found.data && <KnownAccount name={name} />}
      {found.data === null && <UnknownAccount name={name} />}
      {found.data === undefined && found.error !== null && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data === undefined && found.error === null && <SkeletonCells count={6} />}
    </Page>
  );
}

function KnownAccount({ name }: { name: string }) {
  const t = useAccountT();
  const [part, setPart] = useState<Part>('holdings');
  const full = useFullAccount(name);
  const staleSince = useStaleSince(full);
  const parts = [
    { value: 'holdings', label: t('account.holdings') },
    { value: 'history', label: t('common.history') },
    { value: 'permissions', label: t('common.keys') },
    { value: 'about', label: t('account.about') },
  ] as const;
  const { data } = full;
  if (data === undefined) {
    if (full.error !== null) return <Failure error={full.error} onRetry={() => void full.refetch()} />;
    return <SkeletonCells count={6} />;
  }
  return (
    <>
      <AccountHead account={data.account} />
      <div className={styles.tabs}>
        <Tabs label={t('account.parts')} items={parts} value={part} onChange={setPart} />
      </div>
      {staleSince !== null && (
        <p className={styles.age} role="status">
          {t(ageKey(staleSince), { time: formatClock(staleSince) })}
        </p>
      )}
      {part === 'holdings' && <Holdings full={data} />}
      {part === 'history' && <AccountOperations name={name} accountId={data.account.id} />}
      {part === 'permissions' && <Permissions account={data.account} />}
      {part === 'about' && <AboutAccount full={data} />}
    </>
  );
}
