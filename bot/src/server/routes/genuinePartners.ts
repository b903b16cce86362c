import { faucetRequestSchema } from '@xbts/shared/services/faucet.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { readStartParam } from '@xbts/shared/services/startParam.ts';
import * as v from 'valibot';
import type { PartnerLinks } from '../../telegram/partnerLinks.ts';

const requestSchema = v.object({ account: v.looseObject(faucetRequestSchema.entries.account.entries) });

/**
 * The faucet behind a check of who is named as the referrer: a partner without the operator's signature is left out, the account is
 * registered all the same. The signature itself goes no further.
 */
export function genuinePartners(faucet: FetchJson, partners: Pick<PartnerLinks, 'isGenuine'>): FetchJson {
  return (request) => {
    const parsed = v.safeParse(requestSchema, request.body);
    if (!parsed.success) return faucet(request);
    const { account } = parsed.output;
    const sent = readStartParam(account.refcode ?? '');
    const isNamed =
      account.referrer === null || account.referrer === undefined || account.referrer === sent.partner;
    const isGenuine = isNamed && partners.isGenuine(sent);
    const named = isGenuine
      ? { refcode: sent.partner.slice(0, 63), referrer: account.referrer ?? null }
      : { refcode: null, referrer: null };
    return faucet({ ...request, body: { account: { ...account, ...named } } });
  };
}
