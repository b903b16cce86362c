import type { MessageKey } from '../../platform/i18n/messages.ts';
import type { IconName } from '../../ui/display/icons/paths.ts';

/** A screen that can be reached from everywhere. */
export interface NavigationEntry {
  to: string;
  icon: IconName;
  label: MessageKey;
  /** Where it stands: the bottom bar under 768 px, the sidebar and its drawer, or both. */
  places: readonly ('bar' | 'sidebar')[];
  needsAccount: boolean;
}

/** The one table behind bottom bar, sidebar and drawer; a new screen is a new row. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/', icon: 'dashboard', label: 'nav.dashboard', places: ['sidebar'], needsAccount: false },
  { to: '/wallet', icon: 'wallet', label: 'nav.wallet', places: ['bar', 'sidebar'], needsAccount: true },
  { to: '/pools', icon: 'pools', label: 'nav.poolsShort', places: ['bar'], needsAccount: false },
  // Spec §2: so it is labelled in the sidebar.
  { to: '/pools', icon: 'pools', label: 'nav.pools', places: ['sidebar'], needsAccount: false },
  {
    to: '/smartholder',
    icon: 'stake',
    label: 'nav.smartholder',
    places: ['bar', 'sidebar'],
    needsAccount: false,
  },
  { to: '/history', icon: 'history', label: 'nav.history', places: ['sidebar'], needsAccount: true },
  { to: '/download', icon: 'receive', label: 'nav.download', places: ['sidebar'], needsAccount: false },
  { to: '/faq', icon: 'info', label: 'nav.faq', places: ['sidebar'], needsAccount: false },
  { to: '/settings', icon: 'settings', label: 'nav.settings', places: ['sidebar'], needsAccount: false },
  { to: '/more', icon: 'more', label: 'nav.more', places: ['bar'], needsAccount: false },
];

/** True for the dashboard and the screens of the bottom bar: nothing lies above them. */
export function isTopPath(path: string): boolean {
  return path === '/' || navigation.some(({ to, places }) => to === path && places.includes('bar'));
}
