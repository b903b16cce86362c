import { type ComponentType, Suspense } from 'react';
import { loadErrorTexts } from '../../platform/i18n/errorText.ts';
import { useRedrawByLanguage } from '../../platform/i18n/useLanguage.ts';
import { lazyPart } from '../../platform/parts/loadPart.ts';
import { loadDeferredParts } from '../deferredParts.ts';
import { FaultBarrier } from '../FaultBarrier.tsx';

/**
 * A sheet that loads when first shown, with the dependencies of all sheets. If it can't be drawn, `onFault` ends its
 * task; the screen under it stays.
 */
export function lazyModal(load: () => Promise<ComponentType>, onFault = () => {}): ComponentType {
  const Modal = lazyPart(async () => (await Promise.all([load(), loadErrorTexts(), loadDeferredParts()]))[0]);
  return () => {
    // Plain functions format figures and dates: another language requires a full rerender.
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
