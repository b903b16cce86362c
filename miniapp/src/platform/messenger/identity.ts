import { forgetKeys } from '../stored/forget.ts';
import type { Launch } from './launch.ts';
import { startOf } from './launch.ts';

// The launch data names the user again at the next opening.
forgetKeys('accounts', /^(?:uid|name)$/u);

/** What a user who refused their partner is remembered by. */
export const REFUSED_KEY = 'partner_refused';
/** The bot's proof of the partner (partner.ts reads it). */
export const SIGNATURE_KEY = 'partner_signature';

/** Keeps who sent the user under the plain key partner_id (spec §1). The first partner stays; once refused, there is none for good. */
export function storePartner(launch: Launch | null, search: string, storage: Storage): void {
  if (storage.getItem('partner_id') || storage.getItem(REFUSED_KEY) !== null) return;
  const { partner, signature } = startOf(launch, search);
  storage.setItem('partner_id', partner);
  if (signature !== '') storage.setItem(SIGNATURE_KEY, signature);
}
