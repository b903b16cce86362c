import { Suspense } from 'react';
import { lazyPart } from '../../../platform/parts/loadPart.ts';

const ScamChip = lazyPart(async () => (await import('./ScamChip.tsx')).ScamChip);

/** The mark beside a name or symbol on the scam list; nothing for any other. */
export function ScamMark({ isScam }: { isScam: boolean }) {
  return isScam ? (
    <Suspense fallback={null}>
      <ScamChip />
    </Suspense>
  ) : null;
}
