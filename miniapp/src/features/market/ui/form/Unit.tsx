import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import styles from './OrderForm.module.css';

/** The asset that a field counts, inside it. */
export function Unit({ symbol }: { symbol: string }) {
  return (
    <span className={styles.unit}>
      <SymbolText symbol={symbol} isSmall />
    </span>
  );
}
