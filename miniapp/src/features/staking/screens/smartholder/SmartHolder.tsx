import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { Page } from '../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { useIsWide } from '../../../../ui/display/useIsWide.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import type { MainAction } from '../../../../ui/inputs/useMainAction.ts';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { comingBackTo } from '../../../account/model/comingBack.ts';
import { stakeName } from '../../model/stakeName.ts';
import { useStakingAsset, useStakingAssetRead } from '../../model/stakingPositions.ts';
import { useStakingT } from '../../texts/stakingTexts.ts';
import { NoStaking } from './NoStaking.tsx';
import styles from './SmartHolder.module.css';
import { StakingHead } from './StakingHead.tsx';
import { stakingTabs } from './stakingTabs.ts';
import { useFadingEnds } from './useFadingEnds.ts';

/** Staking: stakes and payouts, in tabs. Readable without an account. */
export function SmartHolder({ account: inUse }: { account: string }) {
  const t = useStakingT();
  const account = inUse === '' ? null : inUse;
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const open = stakingTabs.find(({ name }) => name === asked) ?? stakingTabs[0];
  const stake = useStakeAction(account);
  const isWide = useIsWide();
  const { isAbsent } = useStakingAssetRead();
  if (isAbsent)
    return (
      <Page title={t('common.smartholder')}>
        <NoStaking />
      </Page>
    );
  const action = open.name === stakingTabs[0].name ? stake : undefined;
  const toTab = (name: string) =>
    navigate(name === stakingTabs[0].name ? '/smartholder' : `/smartholder?tab=${name}`, { replace: true });
  // When the app draws the button itself, the bottom bar occupies the place of a fixed one.
  const button = action !== undefined && !messenger.hasMainButton && (
    <Button isStretched onPress={action.onPress}>
      {action.label}
    </Button>
  );
  // The button is part of the tab's content then.
  const tab = (
    <>
      <TabLine open={open.name} onOpen={toTab} />
      <Suspense fallback={<Loading />}>
        <open.Tab account={account} />
        {!isWide && button}
      </Suspense>
    </>
  );
  const head = <StakingHead account={account} />;
  return (
    <div className={styles.wide}>
      <Page title={t('common.smartholder')} action={messenger.hasMainButton ? action : undefined}>
        {isWide ? (
          <TwoColumns head={head} tab={tab} button={button} />
        ) : (
          <>
            {head}
            {tab}
          </>
        )}
      </Page>
    </div>
  );
}

interface Parts {
  head: ReactNode;
  tab: ReactNode;
  button: ReactNode;
}

/** On a desktop: beside the open tab, always visible, the stakes and the actions. */
function TwoColumns({ head, tab, button }: Parts) {
  return (
    <div className={styles.beside}>
      <div className={styles.side}>
        <Section isPadded>
          {head}
          {button}
        </Section>
      </div>
      <div className={styles.long}>{tab}</div>
    </div>
  );
}

/** The line of tabs; if it is wider than the screen it scrolls to the open one, and fades at the cut end. */
function TabLine({ open, onOpen }: { open: string; onOpen: (name: string) => void }) {
  const t = useStakingT();
  const line = useRef<HTMLDivElement>(null);
  useFadingEnds(line);
  useEffect(() => {
    const index = stakingTabs.findIndex(({ name }) => name === open);
    const pressed = line.current?.querySelectorAll<HTMLElement>('button')[index];
    if (line.current === null || pressed === undefined) return;
    const middle = pressed.offsetLeft + pressed.offsetWidth / 2;
    line.current.scrollLeft = middle - line.current.clientWidth / 2;
  }, [open]);
  return (
    <div className={styles.tabs} ref={line}>
      <Tabs
        label={t('page.tabs')}
        items={stakingTabs.map(({ name, label }) => ({ value: name, label: t(label) }))}
        value={open}
        onChange={onOpen}
      />
    </div>
  );
}

/** The first action: stake, or log in for it; none for a view-only account. */
function useStakeAction(account: string | null): MainAction | undefined {
  const t = useStakingT();
  const [, navigate] = useLocation();
  const asset = useStakingAsset();
  const canSign = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.canSign);
  if (account === null) {
    const toLogin = () => navigate('/auth-pages/login', { state: comingBackTo('/smartholder') });
    return { label: t('list.login'), onPress: toLogin };
  }
  if (canSign !== true) return undefined;
  return {
    label: t('list.stake', { symbol: stakeName(asset ?? { symbol: 'STH' }) }),
    onPress: () => navigate('/smartholder/stake'),
  };
}

function Loading() {
  return (
    <Section>
      <SkeletonCells count={4} />
    </Section>
  );
}
