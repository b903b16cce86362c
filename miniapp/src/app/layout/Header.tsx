import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '../../features/account/model/session.ts';
import { isDoor, LOGIN_PATH } from '../../platform/paths.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { useAppT } from '../texts/appTexts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Layout.module.css';
import { Logo } from './Logo.tsx';

/**
 * The logo, the parts for wide windows (children), and the account or the login; under 768 px, the menu button replaces
 * the drawer's content.
 */
export function Header({ children, onMenu }: { children: ReactNode; onMenu: () => void }) {
  const t = useAppT();
  const account = useSession((session) => session.account);
  const [path] = useLocation();
  return (
    <header className={styles.header}>
      <Logo />
      <div className={styles.headerEnd}>
        {children}
        {account !== null && <AccountMenu account={account} />}
        {account === null && !isDoor(path) && (
          <Link href={LOGIN_PATH} className={styles.headerLink}>
            {t('common.logIn')}
          </Link>
        )}
        <span className={styles.narrow}>
          <IconButton icon="menu" label={t('nav.openMenu')} onPress={onMenu} />
        </span>
      </div>
    </header>
  );
}
