import type { ComponentType } from 'react';
import type { TextKey } from '../../../../platform/i18n/textKeys.ts';
import type { CommonKey } from '../../../../platform/i18n/useT.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import type { stakingEn } from '../../texts/en.ts';
import { Stakes } from './stakes/Stakes.tsx';
import type { StakingTabProps } from './stakingTabProps.ts';

export interface StakingTab {
  /** The name in the address: /smartholder?tab=… */
  readonly name: string;
  readonly label: TextKey<typeof stakingEn> | CommonKey;
  readonly Tab: ComponentType<StakingTabProps>;
}

/** The parts of the staking page, each loaded when it is first opened; add a row to add a part. */
export const stakingTabs: readonly [StakingTab, ...StakingTab[]] = [
  {
    name: 'stakes',
    label: 'tab.stakes',
    Tab: Stakes,
  },
  {
    name: 'payouts',
    label: 'tab.payouts',
    Tab: lazyPart(async () => (await import('./payouts/PayoutsTab.tsx')).PayoutsTab),
  },
  {
    name: 'calendar',
    label: 'tab.calendar',
    Tab: lazyPart(async () => (await import('./calendar/CalendarTab.tsx')).CalendarTab),
  },
  {
    name: 'holders',
    label: 'common.holders',
    Tab: lazyPart(async () => (await import('./holders/HoldersTab.tsx')).HoldersTab),
  },
  {
    name: 'reports',
    label: 'common.reports',
    Tab: lazyPart(async () => (await import('./reports/ReportsTab.tsx')).ReportsTab),
  },
];
