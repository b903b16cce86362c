import { Link, useLocation } from 'wouter';
import { useSession } from '../../features/accounts/model/session.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { useAppT } from '../texts/appTexts.ts';
import styles from './Layout.module.css';
import { navigation } from './navigation.ts';

/** The tabs at the bottom under 768 px; logged out there is only the login, and no bar. */
export function BottomBar() {
  const t = useAppT();
  const [path] = useLocation();
  const hasAccount = useSession((session) => session.account !== null);
  if (!hasAccount) return null;
  return (
    <nav className={styles.bar} aria-label={t('nav.main')}>
      {navigation
        .filter((entry) => entry.places.includes('bar'))
        .map(({ to, icon, label }) => (
          <Link
            key={to}
            href={to}
            className={styles.tab}
            aria-current={path === to ? 'page' : undefined}
            onClick={() => messenger.haptic('selection')}
          >
            <Icon name={icon} />
            {t(label)}
          </Link>
        ))}
    </nav>
  );
}
