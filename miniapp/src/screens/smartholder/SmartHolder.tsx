import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import { useStakingT } from '../../i18n/stakingTexts.ts';
import styles from './SmartHolder.module.css';
import { stakingTabs } from './stakingTabs.ts';

/** Staking: what is staked and paid, in parts that lie beside each other. It can be read without an account. */
export function SmartHolder({ account }: { account: string }) {
  const t = useStakingT();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const open = stakingTabs.find(({ name }) => name === asked) ?? stakingTabs[0];
  const toTab = (name: string) =>
    navigate(name === stakingTabs[0].name ? '/smartholder' : `/smartholder?tab=${name}`, { replace: true });
  return (
    <Page title={t('page.title')}>
      <div className={styles.tabs}>
        <Tabs
          label={t('page.tabs')}
          items={stakingTabs.map(({ name, label }) => ({ value: name, label: t(label) }))}
          value={open.name}
          onChange={toTab}
        />
      </div>
      <Suspense fallback={<Loading />}>
        <open.Tab account={account === '' ? null : account} />
      </Suspense>
    </Page>
  );
}

function Loading() {
  return (
    <Section>
      <SkeletonCells count={4} />
    </Section>
  );
}
