import { Suspense } from 'react';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import type { FiatEntryProps } from './FiatEntry.tsx';
import styles from './FieldFiat.module.css';

const FiatEntry = lazyPart(async () => (await import('./FiatEntry.tsx')).FiatEntry);

/** Under an amount field: its value, and the field to type the value in instead. Loaded with the prices. */
export function FieldFiat(props: FiatEntryProps) {
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <FiatEntry {...props} />
      </Suspense>
    </div>
  );
}
