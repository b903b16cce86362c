import { type ComponentType, Suspense } from 'react';
import { loadErrorTexts } from '../../platform/i18n/errorText.ts';
import { useRedrawByLanguage } from '../../platform/i18n/useLanguage.ts';
import { lazyPart } from '../../platform/parts/loadPart.ts';
import { loadDeferredParts } from '../deferredParts.ts';
import { FaultBarrier } from '../FaultBarrier.tsx';

/**
 * A sheet that is loaded when first shown, with everything sheets depend on. `onFault` ends its task when it
 * can't be drawn; the screen under it stays.
 */
export function lazyModal(load: () => Promise<ComponentType>, onFault = () => {}): ComponentType {
  const Modal = lazyPart(async () => (await Promise.all([load(), loadErrorTexts(), loadDeferredParts()]))[0]);
  return () => {
    // A figure or a date is written by a plain function: with another language all is drawn again.
    useRedrawByLanguage();
    return (
      <FaultBarrier onFault={onFault}>
        <Suspense fallback={null}>
          <Modal />
        </Suspense>
      </FaultBarrier>
    );
  };
}
