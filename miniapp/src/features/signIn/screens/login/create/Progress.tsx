import { classNames } from '../../../../../ui/display/classNames.ts';
import { useSignInT } from '../../../texts/signInTexts.ts';
import styles from './Create.module.css';

const STEPS = [1, 2, 3] as const;

/** How far a creation is: bars, and the same in words. */
export function Progress({ step }: { step: (typeof STEPS)[number] }) {
  const t = useSignInT();
  return (
    <p className={styles.progress}>
      {STEPS.map((each) => (
        <span key={each} className={classNames(styles.bar, each <= step && styles.past)} />
      ))}
      <small>{t('create.step', { number: step, count: STEPS.length })}</small>
    </p>
  );
}
