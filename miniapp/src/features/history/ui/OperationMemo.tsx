import { Button } from '../../../ui/inputs/Button.tsx';
import { useUnlockRequest } from '../model/useUnlockRequest.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from './History.module.css';

/** The whole message of a payment, or the way to read it. */
export function OperationMemo({ text }: { text: string | null | undefined }) {
  const t = useHistoryT();
  const { canUnlock, unlock } = useUnlockRequest();
  if (typeof text === 'string')
    return (
      <p className={styles.fullMemo} translate="no">
        {text}
      </p>
    );
  if (text === null) return <p className={styles.fullMemo}>{t('history.foreignMemo')}</p>;
  return (
    <div className={styles.locked}>
      <span>{t('history.encryptedMemo')}</span>
      {canUnlock && (
        <Button kind="secondary" icon="lock" onPress={unlock}>
          {t('history.unlockMemo')}
        </Button>
      )}
    </div>
  );
}
