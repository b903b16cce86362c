import { Suspense } from 'react';
import { useAccounts } from '../../features/account/model/accounts.ts';
import { useSession } from '../../features/account/model/session.ts';
import { AccountIcon } from '../../features/account/ui/AccountIcon.tsx';
import { lazyPart } from '../../platform/parts/loadPart.ts';
import { LOGIN_PATH } from '../../platform/paths.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/Menu.tsx';
import { FaultBarrier } from '../FaultBarrier.tsx';
import { useAppT } from '../texts/appTexts.ts';
import styles from './Layout.module.css';
import { maskAccount } from './maskAccount.ts';
import { useLeave } from './useLeave.ts';

const AccountSwitch = lazyPart(
  async () => (await import('../../features/portfolio/ui/AccountSwitch.tsx')).AccountSwitch,
);

/**
 * The account in use as a chip, with an amber dot until its backup is made and a padlock while it is locked. Opens the accounts of this
 * device to switch to, another one, the account's page, my accounts, settings, lock and logout.
 */
export function AccountMenu({ account }: { account: string }) {
  const t = useAppT();
  const isUnlocked = useSession((session) => session.isUnlocked);
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const hasKeys = saved !== undefined && saved.type !== 'view';
  const { lock, logout } = useLeave();
  const isLocked = hasKeys && !isUnlocked;
  const isBackUpDue = saved?.needsBackup === true;
  const state = t(isUnlocked ? 'common.unlocked' : 'common.locked');
  const lockItem: MenuItem = { key: 'lock', label: t('header.lock'), icon: 'lock', onPress: lock };
  return (
    <Menu
      isChip
      label={t(isBackUpDue ? 'header.accountNoBackup' : 'header.account', { account, state })}
      head={(close) => (
        <FaultBarrier onFault={() => undefined}>
          <Suspense fallback={null}>
            <AccountSwitch onDone={close} />
          </Suspense>
        </FaultBarrier>
      )}
      items={[
        { key: 'add', label: t('header.addAccount'), icon: 'plus', to: LOGIN_PATH },
        { key: 'account', label: t('common.accountPage'), icon: 'user', to: `/account/${account}` },
        { key: 'accounts', label: t('common.myAccounts'), icon: 'wallet', to: '/accounts' },
        { key: 'settings', label: t('common.settings'), icon: 'settings', to: '/settings' },
        ...(hasKeys ? [lockItem] : []),
        { key: 'logout', label: t('header.logout'), icon: 'logout', onPress: logout },
      ]}
    >
      <span className={styles.owner}>
        <AccountIcon name={account} size={24} />
        {isBackUpDue && <span className={styles.dot} />}
      </span>
      <span>{maskAccount(account)}</span>
      {isLocked && <Icon name="lock" size={16} />}
      <Icon name="down" size={16} />
    </Menu>
  );
}
