import { Notice } from '../../../ui/display/Notice.tsx';
import type { Shown } from '../model/useReviewReading.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import styles from './ReviewSheet.module.css';

/** The figures that changed meanwhile, old and new; with the word that nothing was signed when they are worse. */
export function ReviewChanges({ shown }: { shown: Pick<Shown, 'changes' | 'needsConsent' | 'request'> }) {
  const t = useReviewT();
  const { changes, needsConsent, request } = shown;
  if (changes.length === 0 && !needsConsent) return null;
  return (
    <Notice tone={needsConsent ? 'error' : 'info'}>
      {needsConsent && request.worse !== undefined && <strong>{request.worse}</strong>}
      <div>{t(needsConsent ? 'review.consent' : 'review.changed')}</div>
      {changes.map(({ label, before, now }) => (
        <div key={label} className={styles.change}>
          {label}: <del>{t('review.before', { figure: before })}</del>{' '}
          <ins>{t('review.now', { figure: now })}</ins>
        </div>
      ))}
    </Notice>
  );
}
