import { Notice } from '../../../components/Notice.tsx';
import { useReviewT } from '../../../i18n/reviewTexts.ts';
import type { ReviewChange } from '../../../stores/review.ts';
import styles from './ReviewSheet.module.css';

/** The figures that changed meanwhile, old and new; with the word that nothing was signed when they are worse. */
export function ReviewChanges({
  changes,
  needsConsent,
}: {
  changes: readonly ReviewChange[];
  needsConsent: boolean;
}) {
  const t = useReviewT();
  if (changes.length === 0) return null;
  return (
    <Notice tone={needsConsent ? 'error' : 'info'}>
      {t(needsConsent ? 'review.consent' : 'review.changed')}
      {changes.map(({ label, before, now }) => (
        <div key={label} className={styles.change}>
          {label}: <del>{t('review.before', { figure: before })}</del>{' '}
          <ins>{t('review.now', { figure: now })}</ins>
        </div>
      ))}
    </Notice>
  );
}
