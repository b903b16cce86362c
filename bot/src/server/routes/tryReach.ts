import { noteReach } from '../../storage/repositories/reach.ts';
import type { LaunchSessionDeps } from '../plugins/launchSession.ts';

/** Checks whether the bot can write to a user and stores the result: the app promises no message that cannot arrive. */
export async function tryReach(
  { storage, canWrite }: Pick<LaunchSessionDeps, 'storage' | 'canWrite'>,
  uid: number,
): Promise<void> {
  const isReachable = await canWrite?.(uid);
  if (isReachable !== undefined) await noteReach(storage.db, uid, isReachable);
}
