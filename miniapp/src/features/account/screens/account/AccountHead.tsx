import type { Account } from '@xbts/shared/protocol/objects.ts';
import { useLocation } from 'wouter';
import { showToast } from '../../../../platform/toasts.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { CopyIconButton } from '../../../../ui/inputs/CopyButton.tsx';
import { useScamAccounts } from '../../../scam/model/scamLists.ts';
import { useAccounts } from '../../model/accounts.ts';
import { useSession } from '../../model/session.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import { AccountIcon } from '../../ui/AccountIcon.tsx';
import styles from './AccountPage.module.css';

/** Name, id, and the actions for another's account. */
export function AccountHead({ account: { name, id } }: { account: Account }) {
  const t = useAccountT();
  const { accounts, save } = useAccounts();
  const saved = accounts.find((each) => each.name === name);
  const watch = () => {
    save({ name, id, type: 'view', roles: [], canSign: false });
    showToast('success', t('account.watched', { account: name }));
  };
  return (
    <div className={styles.head}>
      <AccountIcon name={name} size={56} />
      <div className={styles.name}>
        <h2>{saved?.label ?? name}</h2>
        <p>
          {saved?.label === undefined ? id : `${name} · ${id}`}
          <CopyIconButton text={name} label={t('common.copyAccountName')} />
        </p>
      </div>
      <div className={styles.acts}>
        <SendTo name={name} />
        {saved === undefined && (
          <Button kind="secondary" icon="eye" onPress={watch}>
            {t('account.watch')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The link to pay an account; absent for oneself, for a view-only account, and for one on the operator's scam list. */
function SendTo({ name }: { name: string }) {
  const t = useAccountT();
  const [, navigate] = useLocation();
  const { forbidden } = useScamAccounts();
  const inUse = useSession((session) => session.account);
  const canPay = useAccounts(({ accounts }) => accounts.find((each) => each.name === inUse)?.type !== 'view');
  if (inUse === null || inUse === name || !canPay || forbidden.has(name)) return null;
  return (
    <Button icon="send" onPress={() => navigate(`/send?to=${name}`)}>
      {t('account.send')}
    </Button>
  );
}
