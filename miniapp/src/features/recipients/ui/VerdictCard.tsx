import { classNames } from '../../../ui/display/classNames.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { CheckCell } from '../../../ui/inputs/Choice.tsx';
import type { Reason, Verdict } from '../model/verdict.ts';
import { useRecipientsT } from '../texts/recipientsTexts.ts';
import styles from './Verdict.module.css';
import { levelIcons, reasonText } from './verdictTexts.ts';

export interface VerdictCardProps {
  name: string;
  /** Null while it is being made. */
  verdict: Verdict | null;
  hasConsent: boolean;
  onConsent: (isGiven: boolean) => void;
  /** The review was requested without it. */
  isConsentDue: boolean;
  /** Shows only the objections. */
  isShort?: boolean;
}

/** The verdict about a recipient with all its reasons; a danger needs its own consent. */
export function VerdictCard(props: VerdictCardProps) {
  const t = useRecipientsT();
  const { name, verdict, hasConsent, onConsent, isConsentDue, isShort = false } = props;
  if (verdict === null) {
    return (
      <div className={styles.card} role="status" aria-label={t('verdict.checking')}>
        <Skeleton width="60%" height={20} />
        <Skeleton width="90%" height={16} />
        <Skeleton width="80%" height={16} />
      </div>
    );
  }
  const { level } = verdict;
  const reasons = isShort ? verdict.reasons.filter((each) => each.level !== 'ok') : verdict.reasons;
  return (
    <section className={classNames(styles.card, styles[level])} aria-label={t('verdict.title', { name })}>
      <h2 className={styles.title} role={level === 'danger' ? 'alert' : undefined}>
        <Icon name={levelIcons[level]} size={20} />
        {t(`verdict.${level}`)}
      </h2>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <ReasonLine key={reason.kind} reason={reason} />
        ))}
      </ul>
      {level === 'danger' && (
        <div className={styles.consent}>
          <CheckCell title={t('verdict.consent')} isOn={hasConsent} onChange={onConsent} />
          {isConsentDue && (
            <p className={styles.due} role="alert">
              {t('verdict.consentDue')}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function ReasonLine({ reason }: { reason: Reason }) {
  const t = useRecipientsT();
  return (
    <li className={classNames(styles.reason, styles[`at-${reason.level}`])}>
      <Icon name={levelIcons[reason.level]} size={16} />
      <span>
        {reasonText(reason, t)} <small>{t(`source.${reason.source}`)}</small>
      </span>
    </li>
  );
}
