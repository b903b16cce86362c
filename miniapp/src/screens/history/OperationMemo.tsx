import { Button } from '../../components/Button.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../stores/session.ts';
import styles from './History.module.css';

/** The whole message of a payment, or the way to read it. */
export function OperationMemo({ text, onUnlock }: { text: string | null | undefined; onUnlock: () => void }) {
  const t = useT();
  const isUnlocked = useSession((session) => session.isUnlocked);
  if (typeof text === 'string') return <p className={styles.fullMemo}>{text}</p>;
  if (text === null) return <p className={styles.fullMemo}>{t('history.foreignMemo')}</p>;
  if (isUnlocked) return <p className={styles.fullMemo}>{t('common.loading')}</p>;
  return (
    <div className={styles.locked}>
      <span>{t('history.encryptedMemo')}</span>
      <Button kind="secondary" icon="lock" onPress={onUnlock}>
        {t('history.unlockMemo')}
      </Button>
    </div>
  );
}
