import { noteReach } from '../../storage/repositories/reach.ts';
import type { LaunchSessionDeps } from '../plugins/launchSession.ts';

/** Tries whether a user can be written to, and notes it, so that nobody is told "the bot will tell you" in vain. */
export async function tryReach(
  { storage, canWrite }: Pick<LaunchSessionDeps, 'storage' | 'canWrite'>,
  uid: number,
): Promise<void> {
  const isReachable = await canWrite?.(uid);
  if (isReachable !== undefined) await noteReach(storage.db, uid, isReachable);
}
