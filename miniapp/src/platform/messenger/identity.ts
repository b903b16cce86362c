import { forgetKeys } from '../stored/forget.ts';
import type { MessengerUser } from './capabilities.ts';
import type { Launch } from './launch.ts';
import { startOf } from './launch.ts';

// The launch data names the user again at the next opening.
forgetKeys('accounts', /^(?:uid|name)$/u);

/** What a user who refused their partner is remembered by. */
export const REFUSED_KEY = 'partner_refused';
/** The bot's proof of the partner (partner.ts reads it). */
export const SIGNATURE_KEY = 'partner_signature';

/** Keeps who opened the app under the plain keys uid and name (spec §1); only when a messenger is seen to hold the page. */
export function storeUser(user: MessengerUser, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem('uid', user.id);
  storage.setItem('name', user.firstName);
}

/** Keeps who sent the user under the plain key partner_id (spec §1). The first partner stays; once refused, there is none for good. */
export function storePartner(launch: Launch | null, search: string, storage: Storage): void {
  if (storage.getItem('partner_id') || storage.getItem(REFUSED_KEY) !== null) return;
  const { partner, signature } = startOf(launch, search);
  storage.setItem('partner_id', partner);
  if (signature !== '') storage.setItem(SIGNATURE_KEY, signature);
}
