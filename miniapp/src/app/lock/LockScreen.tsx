import { useEffect } from 'react';
import { useAccounts } from '../../features/account/model/accounts.ts';
import { openScreen } from '../../features/account/model/screenLock.ts';
import { useSession } from '../../features/account/model/session.ts';
import { UnlockForm } from '../../features/vault/ui/unlock/UnlockForm.tsx';
import { useMainAction } from '../../ui/inputs/useMainAction.ts';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Wordmark } from '../layout/Logo.tsx';
import { maskAccount } from '../layout/maskAccount.ts';
import { useAppT } from '../texts/appTexts.ts';
import styles from './LockScreen.module.css';

/** Logo, masked name, keypad: nothing that tells what the account holds. */
export function LockScreen({ account }: { account: string }) {
  const t = useAppT();
  const title = t('lock.title');
  useMainAction('none');
  useEffect(() => {
    document.title = `${title} · XBTS`;
  }, [title]);
  return (
    <main className={styles.screen}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.head}>
        <Wordmark />
        <OtherAccounts account={account} />
      </div>
      {/* Another account begins with nothing entered. */}
      <UnlockForm key={account} account={account} hint="" onUnlocked={openScreen} />
    </main>
  );
}

/** The masked name; where the device has keys of more accounts, these are chosen by it. */
function OtherAccounts({ account }: { account: string }) {
  const t = useAppT();
  const accounts = useAccounts((saved) => saved.accounts);
  const others = accounts.filter(({ name, type }) => type !== 'view' && name !== account);
  if (others.length === 0) return <p className={styles.name}>{maskAccount(account)}</p>;
  return (
    <Menu
      isChip
      label={t('lock.otherAccount')}
      items={others.map(({ name }) => ({
        key: name,
        label: maskAccount(name),
        icon: 'user',
        onPress: () => useSession.getState().enter(name),
      }))}
    >
      {maskAccount(account)}
    </Menu>
  );
}
