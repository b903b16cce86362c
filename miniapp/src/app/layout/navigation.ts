import type { IconName } from '../../components/icons/paths.ts';
import type { MessageKey } from '../../i18n/messages.ts';

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
  { to: '/wallet', icon: 'wallet', label: 'nav.wallet', places: ['bar', 'sidebar'], needsAccount: true },
  { to: '/send', icon: 'send', label: 'nav.send', places: ['sidebar'], needsAccount: true },
  { to: '/receive', icon: 'receive', label: 'nav.receive', places: ['sidebar'], needsAccount: true },
  { to: '/history', icon: 'history', label: 'nav.history', places: ['bar', 'sidebar'], needsAccount: true },
  { to: '/settings', icon: 'settings', label: 'nav.settings', places: ['sidebar'], needsAccount: false },
  { to: '/more', icon: 'more', label: 'nav.more', places: ['bar'], needsAccount: false },
];

/** True for the dashboard and the screens of the bottom bar: nothing lies above them. */
export function isTopPath(path: string): boolean {
  return path === '/' || navigation.some(({ to, places }) => to === path && places.includes('bar'));
}
