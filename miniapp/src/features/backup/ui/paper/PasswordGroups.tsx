import { usePaperT } from '../../texts/paperTexts.ts';
import { groupsOf } from './groupsOf.ts';
import styles from './Paper.module.css';

/** A password in numbered groups of four, easier to write down and to compare. */
export function PasswordGroups({ password }: { password: string }) {
  const t = usePaperT();
  return (
    <ol className={styles.groups} aria-label={t('create.passwordShown')}>
      {groupsOf(password).map(({ number, text }) => (
        <li key={number}>
          <small>{number}</small>
          <code translate="no">{text}</code>
        </li>
      ))}
    </ol>
  );
}
