import type { Launch } from './launch.ts';
import { partnerIdOf } from './launch.ts';

/**
 * Keeps who opened the app and who sent them under the plain keys uid, name and partner_id (spec §1).
 * A later start without a partner does not take an earlier partner away.
 */
export function storeIdentity(launch: Launch | null, search: string, storage: Storage): void {
  if (launch?.user) {
    storage.setItem('uid', launch.user.id);
    storage.setItem('name', launch.user.firstName);
  }
  const partnerId = partnerIdOf(launch, search);
  if (partnerId !== '' || storage.getItem('partner_id') === null) storage.setItem('partner_id', partnerId);
}

/** Who sent the user, or ''. */
export function readPartnerId(storage: Pick<Storage, 'getItem'>): string {
  return storage.getItem('partner_id') ?? '';
}
