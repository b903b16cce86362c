import { forgetKeys } from '../stored/forget.ts';
import type { Launch } from './launch.ts';
import { startOf } from './launch.ts';

// The launch data name the user again at the next visit.
forgetKeys('accounts', /^(?:uid|name)$/u);

/** The mark of a user who refused their partner. */
export const REFUSED_KEY = 'partner_refused';
/** The bot's proof of the partner (partner.ts reads it). */
export const SIGNATURE_KEY = 'partner_signature';

/**
 * Stores the user's partner under the plain key partner_id (spec §1). The first partner stays; after a refusal none is
 * ever stored.
 */
export function storePartner(launch: Launch | null, search: string, storage: Storage): void {
  if (storage.getItem('partner_id') || storage.getItem(REFUSED_KEY) !== null) return;
  const { partner, signature } = startOf(launch, search);
  storage.setItem('partner_id', partner);
  if (signature !== '') storage.setItem(SIGNATURE_KEY, signature);
}
