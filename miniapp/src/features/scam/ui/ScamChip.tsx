import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { useTransferT } from '../../payments/texts/transferTexts.ts';
import styles from './ScamChip.module.css';

/** The word 'scam' in the colour of a warning, for ScamMark. */
export function ScamChip() {
  const t = useTransferT();
  return (
    <strong className={styles.mark} title={t('scam.listed')}>
      <Icon name="warning" size={12} />
      {t('scam.mark')}
    </strong>
  );
}
