import { lazy, Suspense } from 'react';

const ScamChip = lazy(async () => ({ default: (await import('./ScamChip.tsx')).ScamChip }));

/** The mark beside a name or symbol that is on the list of scam; nothing for any other. */
export function ScamMark({ isScam }: { isScam: boolean }) {
  return isScam ? (
    <Suspense fallback={null}>
      <ScamChip />
    </Suspense>
  ) : null;
}
