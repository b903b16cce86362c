import type { CommonKey } from '../../platform/i18n/useT.ts';
import type { IconName } from '../../ui/display/icons/paths.ts';

/** A screen that is reachable from everywhere. */
export interface NavigationEntry {
  to: string;
  icon: IconName;
  label: CommonKey;
  /** The text for screen readers and search engines, if the label alone is too short. */
  spoken?: CommonKey | undefined;
  /** Its places: the bottom bar under 768 px, the sidebar and its drawer, or both. */
  places: readonly ('bar' | 'sidebar')[];
  /** Its audience: everyone, logged-in users, or visitors. */
  for: 'all' | 'members' | 'visitors';
}

/**
 * The one table behind bottom bar, sidebar and drawer; add a row to add a screen. Screens without a row are under More.
 */
export const navigation: readonly NavigationEntry[] = [
  { to: '/', icon: 'dashboard', label: 'common.dashboard', places: ['sidebar'], for: 'all' },
  { to: '/', icon: 'dashboard', label: 'common.dashboard', places: ['bar'], for: 'visitors' },
  { to: '/wallet', icon: 'wallet', label: 'common.wallet', places: ['bar', 'sidebar'], for: 'members' },
  { to: '/markets', icon: 'market', label: 'common.markets', places: ['sidebar'], for: 'all' },
  { to: '/pools', icon: 'pools', label: 'common.pools', places: ['bar'], for: 'all' },
  // Spec §2: the sidebar uses this label.
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

/** The row's address for a path: `/lp` is another name for the list of pools (spec §2). */
export const entryPath = (path: string): string => (path === '/lp' ? '/pools' : path);

/** True for the screens of the bottom bar, which have no parent screen. */
export function isTopPath(path: string): boolean {
  return navigation.some(({ to, places }) => to === entryPath(path) && places.includes('bar'));
}
