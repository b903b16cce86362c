import { useLocation } from 'wouter';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { useT } from '../../../platform/i18n/useT.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { HOME_PATH } from '../../../platform/paths.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { useWorth } from '../model/useWorth.ts';
import styles from './AccountSwitch.module.css';

/** More would push the menu's own entries out of sight; My accounts has them all. */
const MOST = 5;

/** The accounts of this device with what they are worth; a press takes one into use. */
export function AccountSwitch({ onDone }: { onDone: () => void }) {
  const accounts = useAccounts((saved) => saved.accounts);
  const { account, enter } = useSession();
  const [, navigate] = useLocation();
  const inUse = accounts.filter(({ name }) => name === account);
  const shown = [...inUse, ...accounts.filter(({ name }) => name !== account)].slice(0, MOST);
  return (
    <ul className={styles.accounts}>
      {shown.map(({ name, label }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.account}
            aria-current={name === account}
            onClick={() => {
              messenger.haptic('selection');
              onDone();
              enter(name);
              navigate(HOME_PATH);
            }}
          >
            <AccountIcon name={name} size={32} />
            <span className={styles.texts}>
              <span className={styles.name}>{label ?? name}</span>
              <Worth name={name} />
            </span>
            {name === account && <Icon name="check" size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Worth({ name }: { name: string }) {
  const t = useT();
  const { currency, hidesBalances } = useSettings();
  const worth = useWorth(name);
  if (hidesBalances) return <small>****</small>;
  // The line is there from the start: nothing moves when the figure comes.
  return <small>{worth === null ? t('common.loading') : formatFiat(worth, currency, 'exact')}</small>;
}
