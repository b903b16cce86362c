import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
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

/** The same in a narrow field. */
export const ShortUnit = ({ symbol }: { symbol: string }) => (
  <span className={styles.shortUnit}>{shownSymbol(symbol)}</span>
);
