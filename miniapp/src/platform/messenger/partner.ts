import { REFUSED_KEY, SIGNATURE_KEY } from './identity.ts';

/** The user's partner, or ''. */
export function readPartnerId(storage: Pick<Storage, 'getItem'>): string {
  return storage.getItem('partner_id') ?? '';
}

/** The bot's proof of the partner's link, or ''. */
export function readPartnerSignature(storage: Pick<Storage, 'getItem'>): string {
  return storage.getItem(SIGNATURE_KEY) ?? '';
}

/** The user refuses the partner: the name is removed, and no later link sets another. */
export function refusePartner(storage: Pick<Storage, 'setItem' | 'removeItem'>): void {
  storage.setItem('partner_id', '');
  storage.setItem(REFUSED_KEY, '1');
  storage.removeItem(SIGNATURE_KEY);
}
