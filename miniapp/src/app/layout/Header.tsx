import { Link, useLocation } from 'wouter';
import { useSession } from '../../features/accounts/model/session.ts';
import { HOME_PATH, isDoor, LOGIN_PATH } from '../../platform/paths.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { useAppT } from '../texts/appTexts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './Layout.module.css';
import { Logo } from './Logo.tsx';

/** Logo, wallet link, account or login, language; under 768 px the menu button instead of what the drawer holds. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const t = useAppT();
  const account = useSession((session) => session.account);
  const [path] = useLocation();
  return (
    <header className={styles.header}>
      <Logo />
      <div className={styles.headerEnd}>
        {account !== null && (
          <span className={styles.wide}>
            <Link href={HOME_PATH} className={styles.walletLink}>
              <Icon name="wallet" size={20} />
              {t('common.wallet')}
            </Link>
          </span>
        )}
        <span className={styles.wide}>
          <LanguageMenu />
        </span>
        {account !== null && <AccountMenu account={account} />}
        {account === null && !isDoor(path) && (
          <Link href={LOGIN_PATH} className={styles.loginLink}>
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
