import { loadPart } from '../../../../platform/parts/loadPart.ts';
import { useSession } from '../../../account/model/session.ts';

/** Begins to load the stakes of the account in use, which the page opens with, beside the page itself, which does not wait for them. */
export async function beginStakes(): Promise<void> {
  if (useSession.getState().account === null) return;
  // A failure shows when the part is drawn.
  loadPart(async () => (await import('./stakes/StakesTab.tsx')).StakesTab).catch(() => undefined);
}
