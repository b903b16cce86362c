import { createHmac, timingSafeEqual } from 'node:crypto';
import { canBePartner, type StartParam, writeStartParam } from '@xbts/shared/services/startParam.ts';

/** Makes and checks the signed start parameters of partners; without a secret none can be made, and none is genuine. */
export interface PartnerLinks {
  /** The parameter of a partner's own link; undefined for a name that does not fit a link. */
  startParamOf(partner: string): string | undefined;
  /** Whether the user counts as brought by this partner. */
  isGenuine(start: Pick<StartParam, 'partner' | 'signature'>): boolean;
}

/** A start parameter of the bot (messenger.md, 'Launch data'). */
const longest = 64;

/** Partner links under a secret. `countsUnsigned`: accepts a partner without a signature. */
export function createPartnerLinks({
  secret,
  countsUnsigned,
}: {
  secret: string;
  countsUnsigned: boolean;
}): PartnerLinks {
  const signatureOf = (partner: string) =>
    createHmac('sha256', secret).update(`partner:${partner}`).digest('hex').slice(0, 16);
  return {
    startParamOf: (partner) => {
      const signature = secret === '' ? '' : signatureOf(partner);
      const text = writeStartParam({ partner, signature });
      return canBePartner(partner) && text.length <= longest ? text : undefined;
    },
    isGenuine: ({ partner, signature }) =>
      partner !== '' &&
      (signature === ''
        ? countsUnsigned
        : secret !== '' &&
          signature.length === 16 &&
          timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(partner)))),
  };
}
