import { Suspense } from 'react';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import type { UnclearMinimumProps } from './UnclearMinimum.tsx';

/** Comes with the prices: the form does without. */
const UnclearMinimum = lazyPart(async () => (await import('./UnclearMinimum.tsx')).UnclearMinimum);

/** Under a gateway's minimum: that it is unclear, where it is. */
export function MinimumDoubt(props: UnclearMinimumProps) {
  return (
    <Suspense fallback={null}>
      <UnclearMinimum {...props} />
    </Suspense>
  );
}
