import { toAppError } from '@xbts/shared/errors/appError.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import type { FaucetRequest } from '@xbts/shared/services/faucet.ts';
import { readStartParam } from '@xbts/shared/services/startParam.ts';
import type { IsLifetimeMember } from '../../chain/lifetimeMembers.ts';
import type { Log } from '../../logging.ts';
import type { PartnerLinks } from '../../telegram/partnerLinks.ts';

type Named = Pick<FaucetRequest['account'], 'refcode' | 'referrer'>;

/**
 * The referrer of a registration at the faucet: the partner of a valid link, if it is a lifetime member's name, since
 * the chain credits no others. With any other partner, or when the chain does not answer, there is none; the account is
 * still registered.
 */
export function createReferrers(deps: {
  partners: Pick<PartnerLinks, 'isGenuine'>;
  isLifetimeMember: IsLifetimeMember;
  log: Log;
}): (account: Named) => Promise<string | undefined> {
  const { partners, isLifetimeMember, log } = deps;
  return async ({ refcode, referrer }) => {
    const sent = readStartParam(refcode ?? '');
    const isNamed = referrer === null || referrer === undefined || referrer === sent.partner;
    if (!isNamed || !isValidAccountName(sent.partner) || !partners.isGenuine(sent)) return undefined;
    try {
      return (await isLifetimeMember(sent.partner)) ? sent.partner : undefined;
    } catch (error) {
      log.warn({ code: toAppError(error).code }, 'a registration names no partner: the lookup failed');
      return undefined;
    }
  };
}
