import type { CommonKey } from '../../platform/i18n/useT.ts';
import type { IconName } from '../../ui/display/icons/paths.ts';

/** A screen that can be reached from everywhere. */
export interface NavigationEntry {
  to: string;
  icon: IconName;
  label: CommonKey;
  /** What a screen reader and a search engine read instead, where the label says too little by itself. */
  spoken?: CommonKey | undefined;
  /** Where it stands: the bottom bar under 768 px, the sidebar and its drawer, or both. */
  places: readonly ('bar' | 'sidebar')[];
  /** Whom it is for: everybody, who is logged in, or who is not. */
  for: 'all' | 'members' | 'visitors';
}

/** The one table behind bottom bar, sidebar and drawer; a new screen is a new row. What has no row is found under More. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/', icon: 'dashboard', label: 'common.dashboard', places: ['sidebar'], for: 'all' },
  { to: '/', icon: 'dashboard', label: 'common.dashboard', places: ['bar'], for: 'visitors' },
  { to: '/wallet', icon: 'wallet', label: 'common.wallet', places: ['bar', 'sidebar'], for: 'members' },
  { to: '/markets', icon: 'market', label: 'common.markets', places: ['sidebar'], for: 'all' },
  { to: '/pools', icon: 'pools', label: 'common.pools', places: ['bar'], for: 'all' },
  // Spec §2: so it is labelled in the sidebar.
  { to: '/pools', icon: 'pools', label: 'common.ammPools', places: ['sidebar'], for: 'all' },
  { to: '/smartholder', icon: 'stake', label: 'common.smartholder', places: ['bar', 'sidebar'], for: 'all' },
  { to: '/history', icon: 'history', label: 'common.history', places: ['sidebar'], for: 'members' },
  { to: '/download', icon: 'receive', label: 'common.download', places: ['sidebar'], for: 'all' },
  { to: '/faq', icon: 'info', label: 'common.faq', places: ['sidebar'], for: 'all' },
  { to: '/settings', icon: 'settings', label: 'common.settings', places: ['sidebar'], for: 'all' },
  {
    to: '/more',
    icon: 'more',
    label: 'common.more',
    spoken: 'common.moreSections',
    places: ['bar', 'sidebar'],
    for: 'all',
  },
];

/** The rows of a place that the user can go to now. */
export function entriesOf(place: 'bar' | 'sidebar', hasAccount: boolean): readonly NavigationEntry[] {
  const other = hasAccount ? 'visitors' : 'members';
  return navigation.filter((entry) => entry.places.includes(place) && entry.for !== other);
}

/** The row's address for a path: `/lp` is the list of pools by another name (spec §2). */
export const entryPath = (path: string): string => (path === '/lp' ? '/pools' : path);

/** True for the screens of the bottom bar: nothing lies above them. */
export function isTopPath(path: string): boolean {
  return navigation.some(({ to, places }) => to === entryPath(path) && places.includes('bar'));
}
