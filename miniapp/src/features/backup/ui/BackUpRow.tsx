import { Link } from 'wouter';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { usePaperT } from '../texts/paperTexts.ts';
import styles from './BackUpRow.module.css';

/** The reminder in the wallet that the account's password and keys are on this device alone. */
export function BackUpRow({ account }: { account: string }) {
  const t = usePaperT();
  return (
    <Link href={`/accounts/paper/${account}`} className={styles.row}>
      <Icon name="warning" />
      <span className={styles.text}>
        <strong>{t('backUp.title')}</strong>
        <span className={styles.hint}>{t('backUp.hint')}</span>
      </span>
      <Icon name="next" size={20} />
    </Link>
  );
}
