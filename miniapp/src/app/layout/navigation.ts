import type { IconName } from '../../components/icons/paths.ts';
import type { MessageKey } from '../../i18n/messages.ts';

/** A screen that can be reached from everywhere. */
export interface NavigationEntry {
  to: string;
  icon: IconName;
  label: MessageKey;
  /** In the bottom bar under 768 px too. */
  isInBar: boolean;
  needsAccount: boolean;
}

/** The one table behind bottom bar, sidebar and drawer; a new screen is a new row. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/wallet', icon: 'wallet', label: 'nav.wallet', isInBar: true, needsAccount: true },
  { to: '/send', icon: 'send', label: 'nav.send', isInBar: false, needsAccount: true },
  { to: '/receive', icon: 'receive', label: 'nav.receive', isInBar: false, needsAccount: true },
  { to: '/history', icon: 'history', label: 'nav.history', isInBar: true, needsAccount: true },
  { to: '/settings', icon: 'settings', label: 'nav.settings', isInBar: false, needsAccount: false },
  { to: '/more', icon: 'more', label: 'nav.more', isInBar: true, needsAccount: false },
];
