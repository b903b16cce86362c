import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { useScamT } from '../texts/scamTexts.ts';
import styles from './ScamChip.module.css';

/** The word 'scam' in the colour of a warning, for ScamMark. */
export function ScamChip() {
  const t = useScamT();
  return (
    <strong className={styles.mark} title={t('scam.listed')}>
      <Icon name="warning" size={12} />
      {t('scam.mark')}
    </strong>
  );
}
