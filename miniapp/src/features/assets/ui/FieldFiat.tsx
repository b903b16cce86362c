import { Suspense } from 'react';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import type { FiatEntryProps } from './FiatEntry.tsx';
import styles from './FieldFiat.module.css';

const FiatEntry = lazyPart(async () => (await import('./FiatEntry.tsx')).FiatEntry);

/** Under the field of an amount: what it is worth, and the field to type its worth in instead. Loaded with the prices. */
export function FieldFiat(props: FiatEntryProps) {
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <FiatEntry {...props} />
      </Suspense>
    </div>
  );
}
