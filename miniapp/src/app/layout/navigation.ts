import type { CommonKey } from '../../platform/i18n/useT.ts';
import type { IconName } from '../../ui/display/icons/paths.ts';

/** A screen that can be reached from everywhere. */
export interface NavigationEntry {
  to: string;
  icon: IconName;
  label: CommonKey;
  /** Where it stands: the bottom bar under 768 px, the sidebar and its drawer, or both. */
  places: readonly ('bar' | 'sidebar')[];
  needsAccount: boolean;
}

/** The one table behind bottom bar, sidebar and drawer; a new screen is a new row. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/', icon: 'dashboard', label: 'common.dashboard', places: ['sidebar'], needsAccount: false },
  { to: '/wallet', icon: 'wallet', label: 'common.wallet', places: ['bar', 'sidebar'], needsAccount: true },
  { to: '/pools', icon: 'pools', label: 'common.pools', places: ['bar'], needsAccount: false },
  // Spec §2: so it is labelled in the sidebar.
  { to: '/pools', icon: 'pools', label: 'common.ammPools', places: ['sidebar'], needsAccount: false },
  {
    to: '/smartholder',
    icon: 'stake',
    label: 'common.smartholder',
    places: ['bar', 'sidebar'],
    needsAccount: false,
  },
  { to: '/history', icon: 'history', label: 'common.history', places: ['sidebar'], needsAccount: true },
  { to: '/download', icon: 'receive', label: 'common.download', places: ['sidebar'], needsAccount: false },
  { to: '/faq', icon: 'info', label: 'common.faq', places: ['sidebar'], needsAccount: false },
  { to: '/settings', icon: 'settings', label: 'common.settings', places: ['sidebar'], needsAccount: false },
  { to: '/more', icon: 'more', label: 'common.more', places: ['bar'], needsAccount: false },
];

/** True for the dashboard and the screens of the bottom bar: nothing lies above them. */
export function isTopPath(path: string): boolean {
  return path === '/' || navigation.some(({ to, places }) => to === path && places.includes('bar'));
}
