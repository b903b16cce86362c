import type { CommonKey } from '../../platform/i18n/useT.ts';
import type { IconName } from '../../ui/display/icons/paths.ts';
import type { AppKey } from '../texts/appTexts.ts';

/** A screen that is reachable from everywhere. */
export interface NavigationEntry {
  to: string;
  icon: IconName;
  label: CommonKey | AppKey;
  /** Its audience: everyone, logged-in users, or visitors. */
  for: 'all' | 'members' | 'visitors';
}

/** An entry of the bottom bar: one screen, or several that stand side by side at the top of each. */
export interface BarEntry extends NavigationEntry {
  screens: readonly Pick<NavigationEntry, 'to' | 'label'>[];
}

const swap = { to: '/swap', icon: 'swap', label: 'common.swap', for: 'all' } as const;
const markets = { to: '/markets', icon: 'market', label: 'common.markets', for: 'all' } as const;
// Spec §2: the sidebar uses this label.
const pools = { to: '/pools', icon: 'pools', label: 'common.ammPools', for: 'all' } as const;
const smartholder = { to: '/smartholder', icon: 'stake', label: 'common.smartholder', for: 'all' } as const;
const wallet = { to: '/wallet', icon: 'wallet', label: 'common.wallet', for: 'members' } as const;
const dashboard = { to: '/', icon: 'dashboard', label: 'common.dashboard', for: 'all' } as const;

/** The bottom bar under 768 px, beside More. */
export const bar: readonly BarEntry[] = [
  { ...wallet, screens: [] },
  { ...dashboard, for: 'visitors', screens: [] },
  { to: '/swap', icon: 'market', label: 'nav.trade', for: 'all', screens: [swap, markets, pools] },
  {
    to: '/smartholder',
    icon: 'earn',
    label: 'nav.earn',
    for: 'all',
    // The spec's other address of the list of pools.
    screens: [smartholder, { to: '/lp', label: 'nav.poolYield' }],
  },
];

/** The sidebar from 768 px on. Screens without a row are under More. */
export const sidebar: readonly { label: CommonKey | AppKey; entries: readonly NavigationEntry[] }[] = [
  {
    label: 'common.wallet',
    entries: [
      wallet,
      dashboard,
      { to: '/history', icon: 'history', label: 'common.history', for: 'members' },
    ],
  },
  { label: 'nav.trade', entries: [markets, swap, pools] },
  { label: 'nav.earn', entries: [smartholder] },
];

/** Those for whom an entry is there. */
export const isFor = (hasAccount: boolean) => (entry: Pick<NavigationEntry, 'for'>) =>
  entry.for !== (hasAccount ? 'visitors' : 'members');

/** The entry of the bar whose screen that path is. */
export const barEntryOf = (path: string): BarEntry | undefined =>
  bar.find(({ to, screens }) => to === path || screens.some((screen) => screen.to === path));

/** True for a screen under one of the tabs that stand at its top. */
export const isTabbedPath = (path: string): boolean => (barEntryOf(path)?.screens.length ?? 0) > 0;

/** The row's address in the sidebar for a path: `/lp` is another name for the list of pools (spec §2). */
export const entryPath = (path: string): string => (path === '/lp' ? '/pools' : path);

/** True for the screens of the bottom bar, which have no parent screen. */
export const isTopPath = (path: string): boolean => path === MORE_PATH || barEntryOf(path) !== undefined;

export const MORE_PATH = '/more';
