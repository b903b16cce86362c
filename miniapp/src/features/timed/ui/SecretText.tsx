import { CopyButton } from '../../../ui/inputs/CopyButton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useTimedT } from '../texts/timedTexts.ts';
import styles from './SecretText.module.css';

/** A secret to read or copy. */
export function SecretText({ secret }: { secret: string }) {
  const t = useTimedT();
  return (
    <Section header={t('secret.title')} isPadded>
      <p className={styles.secret}>{secret}</p>
      <CopyButton text={secret}>{t('secret.copy')}</CopyButton>
    </Section>
  );
}
