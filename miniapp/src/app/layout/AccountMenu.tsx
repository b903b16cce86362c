import { useLocation } from 'wouter';
import { useAccounts } from '../../features/accounts/model/accounts.ts';
import { useSession } from '../../features/accounts/model/session.ts';
import { useConnectionState } from '../../platform/chain/connection.ts';
import { LOGIN_PATH } from '../../platform/paths.ts';
import { showError } from '../../platform/toasts.ts';
import { classNames } from '../../ui/display/classNames.ts';
import { Menu, type MenuItem } from '../../ui/overlays/Menu.tsx';
import { useAppT } from '../texts/appTexts.ts';
import styles from './Layout.module.css';

/** Locking (the keys leave memory) and logging out (the login is shown; the account stays saved there). */
function useLeave(): { lock: () => void; logout: () => void } {
  const [, navigate] = useLocation();
  const lock = () => {
    if (!useSession.getState().isUnlocked) return;
    import('../../signer/page/client.ts').then(({ signer }) => signer.lock()).catch(showError);
  };
  return {
    lock,
    logout() {
      lock();
      useSession.getState().leave();
      navigate(LOGIN_PATH);
    },
  };
}

/** An account's name for the header: its first two letters, stars, its last two (spec §2). */
function maskAccount(name: string): string {
  return `${name.slice(0, 2)}******${name.slice(-2)}`;
}

/** The account in use as a chip, with the connection's dot, amber until its backup is made; opens its page, my accounts, settings, lock and logout. */
export function AccountMenu({ account }: { account: string }) {
  const t = useAppT();
  const isUnlocked = useSession((session) => session.isUnlocked);
  const isConnected = useConnectionState() === 'connected';
  const needsBackup = useAccounts(({ accounts }) =>
    accounts.some((each) => each.name === account && each.needsBackup),
  );
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
        ...(isUnlocked ? [lockItem] : []),
        { key: 'logout', label: t('header.logout'), icon: 'logout', onPress: logout },
      ]}
    >
      <span
        className={classNames(
          styles.dot,
          isConnected && styles.dotConnected,
          needsBackup && styles.dotBackUp,
        )}
      />
      {maskAccount(account)}
    </Menu>
  );
}
