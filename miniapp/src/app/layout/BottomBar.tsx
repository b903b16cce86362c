import { Link, useLocation } from 'wouter';
import { useSession } from '../../features/account/model/session.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { useAppT } from '../texts/appTexts.ts';
import { EntryText } from './EntryText.tsx';
import styles from './Layout.module.css';
import { entriesOf, entryPath, isTopPath } from './navigation.ts';

/** The tabs at the bottom under 768 px; hidden during the login and the welcome. */
export function BottomBar() {
  const t = useAppT();
  const path = entryPath(useLocation()[0]);
  const hasAccount = useSession((session) => session.account !== null);
  if (!hasAccount && !isTopPath(path)) return null;
  return (
    <nav className={styles.bar} aria-label={t('nav.main')}>
      {entriesOf('bar', hasAccount).map(({ to, icon, ...text }) => (
        <Link
          key={to}
          href={to}
          className={styles.tab}
          aria-current={path === to ? 'page' : undefined}
          onClick={() => messenger.haptic('selection')}
        >
          <Icon name={icon} />
          <EntryText {...text} />
        </Link>
      ))}
    </nav>
  );
}
