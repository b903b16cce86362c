import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import styles from './HoldingList.module.css';

export interface FindFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The search over the assets, beside the tabs of a desktop. */
export function FindField({ value, onChange }: FindFieldProps) {
  const t = usePortfolioT();
  return (
    <div className={styles.find}>
      <TextField label={t('tools.find')} type="search" inputMode="search" value={value} onChange={onChange} />
    </div>
  );
}
