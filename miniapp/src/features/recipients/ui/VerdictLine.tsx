import { classNames } from '../../../ui/display/classNames.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Pressable } from '../../../ui/inputs/Pressable.tsx';
import type { Verdict } from '../model/verdict.ts';
import { useRecipientsT } from '../texts/recipientsTexts.ts';
import styles from './VerdictLine.module.css';
import { ACQUAINTED, levelIcons, reasonText } from './verdictTexts.ts';

export interface VerdictLineProps {
  account: { readonly id: string; readonly name: string };
  /** Null while it is being made. */
  verdict: Verdict | null;
  onPress: () => void;
}

/** The verdict about a recipient in a line or two of one height: known, or the worst finding; a press shows all of it. */
export function VerdictLine({ account: { id, name }, verdict, onPress }: VerdictLineProps) {
  const t = useRecipientsT();
  if (verdict === null) {
    return (
      <div className={styles.line} role="status" aria-label={t('verdict.checking')}>
        <Skeleton width="60%" height={16} />
      </div>
    );
  }
  const { level, reasons } = verdict;
  const known = ACQUAINTED.flatMap((kind) => reasons.find((each) => each.kind === kind) ?? [])[0];
  const isKnown = level === 'ok' && known !== undefined;
  const told = level === 'ok' ? known : reasons[0];
  const text = told === undefined ? t('verdict.ok') : reasonText(told, t);
  return (
    <Pressable
      Component="button"
      type="button"
      className={classNames(styles.line, styles[level])}
      aria-label={`${t('common.nameAndId', { name, id })}. ${isKnown ? `${t('verdict.isKnown')}. ` : ''}${text}`}
      onClick={onPress}
    >
      <Icon name={levelIcons[level]} size={18} />
      <span className={styles.text}>
        {isKnown && <strong>{t('verdict.isKnown')}</strong>}
        {isKnown && ' · '}
        {text}
      </span>
      <Icon name="next" size={18} />
    </Pressable>
  );
}
