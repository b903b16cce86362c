import { CopyButton } from '../../../ui/inputs/CopyButton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useGatewayT } from '../texts/gatewayTexts.ts';
import styles from './Evidence.module.css';

/** What the gateway's support needs, to read and to copy. */
export function Evidence({ text }: { text: string }) {
  const t = useGatewayT();
  return (
    <Section header={t('evidence.title')} footer={t('evidence.hint')} isPadded>
      <details className={styles.details}>
        <summary>{t('evidence.show')}</summary>
        <pre className={styles.text}>{text}</pre>
      </details>
      <CopyButton text={text}>{t('evidence.copy')}</CopyButton>
    </Section>
  );
}
