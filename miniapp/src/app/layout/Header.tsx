import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '../../features/account/model/session.ts';
import { isDoor, LOGIN_PATH } from '../../platform/paths.ts';
import { useAppT } from '../texts/appTexts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './Layout.module.css';
import { Logo } from './Logo.tsx';

interface HeaderProps {
  isWide: boolean;
  search: ReactNode;
  children: ReactNode;
}

/** The logo, the search and other parts for wide windows, and the account or the login. */
export function Header({ isWide, search, children }: HeaderProps) {
  const t = useAppT();
  const account = useSession((session) => session.account);
  const [path] = useLocation();
  return (
    <header className={styles.header}>
      <Logo />
      {search}
      <div className={styles.headerEnd}>
        {children}
        {/* On a phone with an account the list of More has it. */}
        {(account === null || isWide) && <LanguageMenu />}
        {account !== null && <AccountMenu account={account} />}
        {account === null && !isDoor(path) && (
          <Link href={LOGIN_PATH} className={styles.headerLink}>
            {t('common.logIn')}
          </Link>
        )}
      </div>
    </header>
  );
}
