import { REFUSED_KEY, SIGNATURE_KEY } from './identity.ts';

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
