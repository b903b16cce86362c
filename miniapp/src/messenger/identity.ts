import type { Launch } from './launch.ts';
import { startOf } from './launch.ts';

/** What a user who refused their partner is remembered by. */
const REFUSED_KEY = 'partner_refused';
const SIGNATURE_KEY = 'partner_signature';

/**
 * Keeps who opened the app and who sent them under the plain keys uid, name and partner_id (spec §1). The first partner
 * stays; once refused, there is none for good.
 */
export function storeIdentity(launch: Launch | null, search: string, storage: Storage): void {
  if (launch?.user) {
    storage.setItem('uid', launch.user.id);
    storage.setItem('name', launch.user.firstName);
  }
  if (readPartnerId(storage) !== '' || storage.getItem(REFUSED_KEY) !== null) return;
  const { partner, signature } = startOf(launch, search);
  storage.setItem('partner_id', partner);
  if (signature !== '') storage.setItem(SIGNATURE_KEY, signature);
}

/** Who sent the user, or ''. */
export function readPartnerId(storage: Pick<Storage, 'getItem'>): string {
  return storage.getItem('partner_id') ?? '';
}

/** The bot's proof that the partner's link was its own, or ''. */
export function readPartnerSignature(storage: Pick<Storage, 'getItem'>): string {
  return storage.getItem(SIGNATURE_KEY) ?? '';
}

/** The user was not sent by the partner: the name goes, and no later link sets another. */
export function refusePartner(storage: Pick<Storage, 'setItem' | 'removeItem'>): void {
  storage.setItem('partner_id', '');
  storage.setItem(REFUSED_KEY, '1');
  storage.removeItem(SIGNATURE_KEY);
}
