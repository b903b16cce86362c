import { loadPart } from '../../../../platform/parts/loadPart.ts';
import { useSession } from '../../../account/model/session.ts';

/** Starts loading the current account's stakes, the page's first tab, in parallel to the page. */
export async function beginStakes(): Promise<void> {
  if (useSession.getState().account === null) return;
  // The part's render shows a failure.
  loadPart(async () => (await import('./stakes/StakesTab.tsx')).StakesTab).catch(() => undefined);
}
