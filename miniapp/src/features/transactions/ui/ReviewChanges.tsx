import { Notice } from '../../../ui/display/Notice.tsx';
import type { ReviewChange } from '../model/review.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
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
