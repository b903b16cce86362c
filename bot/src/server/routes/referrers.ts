import { toAppError } from '@xbts/shared/errors/appError.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import type { FaucetRequest } from '@xbts/shared/services/faucet.ts';
import { readStartParam } from '@xbts/shared/services/startParam.ts';
import type { IsLifetimeMember } from '../../chain/lifetimeMembers.ts';
import type { Log } from '../../logging.ts';
import type { PartnerLinks } from '../../telegram/partnerLinks.ts';

type Named = Pick<FaucetRequest['account'], 'refcode' | 'referrer'>;

/**
 * Who is named to the faucet as the referrer of a registration: the partner of a link that counts, when that is the name of a lifetime
 * member, since the chain credits nobody else. With any other partner, and where the chain can't be asked, nobody is named; the
 * account is registered all the same.
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
      log.warn(
        { code: toAppError(error).code },
        'a registration names nobody: its partner was not found out',
      );
      return undefined;
    }
  };
}
