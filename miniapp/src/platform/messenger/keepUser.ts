import { isHeld } from './holder.ts';
import { launched, wire } from './messenger.ts';

/**
 * Keeps who opened the app under the plain keys uid and name (spec §1). Launch data of a page that no messenger holds may be
 * anybody's: the name they give is not kept.
 */
export async function keepUser(storage: Pick<Storage, 'setItem'>): Promise<void> {
  if (!launched?.user || wire === null || !(await isHeld(wire))) return;
  storage.setItem('uid', launched.user.id);
  storage.setItem('name', launched.user.firstName);
}
