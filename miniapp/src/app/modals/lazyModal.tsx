import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../platform/parts/loadPart.ts';
import { FaultBarrier } from '../FaultBarrier.tsx';
import { loadLaterParts, loadSpeech } from '../laterParts.ts';

/**
 * A sheet that is loaded when first shown, with everything sheets depend on. `onFault` ends its task when it
 * can't be drawn; the screen under it stays.
 */
export function lazyModal(load: () => Promise<ComponentType>, onFault = () => {}): ComponentType {
  const Modal = lazyPart(async () => {
    const [Sheet, translated] = await Promise.all([load(), loadSpeech(), loadLaterParts()]);
    return translated(Sheet);
  });
  return () => (
    <FaultBarrier onFault={onFault}>
      <Suspense fallback={null}>
        <Modal />
      </Suspense>
    </FaultBarrier>
  );
}
