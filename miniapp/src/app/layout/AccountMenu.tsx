import { useLocation } from 'wouter';
import { useAccounts } from '../../features/account/model/accounts.ts';
import { closeScreen } from '../../features/account/model/screenLock.ts';
import { useSession } from '../../features/account/model/session.ts';
import { useConnectionState } from '../../platform/chain/connection.ts';
import { LOGIN_PATH } from '../../platform/paths.ts';
import { showError } from '../../platform/toasts.ts';
import { classNames } from '../../ui/display/classNames.ts';
import { Menu, type MenuItem } from '../../ui/overlays/Menu.tsx';
import { useAppT } from '../texts/appTexts.ts';
import styles from './Layout.module.css';
import { maskAccount } from './maskAccount.ts';

/** Locking (removes the keys from memory) and logging out (shows the login; the account stays saved there). */
function useLeave(): { lock: () => void; logout: () => void } {
  const [, navigate] = useLocation();
  const forget = () => {
    if (!useSession.getState().isUnlocked) return;
    import('../../signer/page/client.ts').then(({ signer }) => signer.lock()).catch(showError);
  };
  return {
    lock() {
      closeScreen();
      forget();
    },
    logout() {
      forget();
      useSession.getState().leave();
      navigate(LOGIN_PATH);
    },
  };
}

/** The account in use as a chip, with the connection's dot, amber until its backup is made; opens its page, my accounts, settings, lock and logout. */
export function AccountMenu({ account }: { account: string }) {
  const t = useAppT();
  const isUnlocked = useSession((session) => session.isUnlocked);
  const isConnected = useConnectionState() === 'connected';
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const hasKeys = saved !== undefined && saved.type !== 'view';
  const { lock, logout } = useLeave();
  const lockItem: MenuItem = { key: 'lock', label: t('header.lock'), icon: 'lock', onPress: lock };
  return (
    <Menu
      isChip
      label={t('header.account', { account, state: t(isUnlocked ? 'common.unlocked' : 'common.locked') })}
      items={[
        { key: 'account', label: t('common.accountPage'), icon: 'user', to: `/account/${account}` },
        { key: 'accounts', label: t('common.myAccounts'), icon: 'wallet', to: '/accounts' },
        { key: 'settings', label: t('common.settings'), icon: 'settings', to: '/settings' },
        ...(hasKeys ? [lockItem] : []),
        { key: 'logout', label: t('header.logout'), icon: 'logout', onPress: logout },
      ]}
    >
      <span
        className={classNames(
          styles.dot,
          isConnected && styles.dotConnected,
          saved?.needsBackup && styles.dotBackUp,
        )}
      />
      {maskAccount(account)}
    </Menu>
  );
}
