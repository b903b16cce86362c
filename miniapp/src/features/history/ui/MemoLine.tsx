import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from './History.module.css';

/** A payment's message in a row: its text, or that it is encrypted. `text` undefined: not read (yet); null: not for our keys. */
export function MemoLine({ text }: { text: string | null | undefined }) {
  const t = useHistoryT();
  const hidden = t(text === null ? 'history.foreignMemo' : 'history.encryptedMemo');
  return (
    <span className={styles.memo}>
      <Icon name={typeof text === 'string' ? 'memo' : 'lock'} size={14} />
      <span className={typeof text === 'string' ? styles.memoText : undefined}>{text ?? hidden}</span>
    </span>
  );
}
