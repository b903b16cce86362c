import { loadPart } from '../../../../platform/parts/loadPart.ts';

/** Begins to load the part that the page opens with, beside the page itself, which does not wait for it. */
export async function beginStakes(): Promise<void> {
  // A failure shows when the part is drawn.
  loadPart(async () => (await import('./stakes/StakesTab.tsx')).StakesTab).catch(() => undefined);
}
