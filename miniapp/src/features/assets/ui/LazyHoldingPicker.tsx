import { Suspense } from 'react';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import type { HoldingPickerProps } from './HoldingPicker.tsx';

const HoldingPicker = lazyPart(async () => (await import('./HoldingPicker.tsx')).HoldingPicker);

/** One of the assets that an account has; loaded when it is opened. */
export function LazyHoldingPicker(props: HoldingPickerProps) {
  return (
    <Suspense fallback={null}>
      <HoldingPicker {...props} />
    </Suspense>
  );
}
