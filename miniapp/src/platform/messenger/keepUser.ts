import { isHeld } from './holder.ts';
import { launched, wire } from './messenger.ts';

/**
 * Stores the user under the plain keys uid and name (spec §1). Launch data of a page without a messenger may be a
 * stranger's: their name is not stored.
 */
export async function keepUser(storage: Pick<Storage, 'setItem'>): Promise<void> {
  if (!launched?.user || wire === null || !(await isHeld(wire))) return;
  storage.setItem('uid', launched.user.id);
  storage.setItem('name', launched.user.firstName);
}
