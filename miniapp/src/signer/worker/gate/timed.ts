import { hexToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { algorithmOf } from '@xbts/shared/protocol/hashAlgorithms.ts';
import { opensLock } from '@xbts/shared/protocol/hashLock.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { hoursText, isWholeMinutes } from '@xbts/shared/protocol/timedPeriod.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import type { Tellings } from './words.ts';

function assertAllowed(isSo: boolean, type: number): void {
  if (!isSo) throw new AppError('signer.operation_not_allowed', { type });
}

/**
 * What must be said of timed transfers. A secret that does not open what it is given for would be told to everybody for nothing, and is
 * not signed; nor is a span of time that its words leave a part of out.
 */
export const timedTellings: Pick<Tellings, 49 | 50 | 52> = {
  [operationType.htlc_create]: (create, { amount, account }) => {
    const { preimage_hash, preimage_size, claim_period_seconds } = create;
    const algorithm = algorithmOf(preimage_hash);
    assertAllowed(algorithm !== undefined && isWholeMinutes(claim_period_seconds), operationType.htlc_create);
    return [
      amount(create.amount),
      account(create.to),
      create.to,
      hoursText(claim_period_seconds),
      String(algorithm),
      preimage_hash[1],
      String(preimage_size),
    ];
  },
  [operationType.htlc_redeem]: ({ htlc_id, preimage }, { amount, account, timed }) => {
    const taken = timed(htlc_id);
    assertAllowed(opensLock(hexToBytes(preimage), taken), operationType.htlc_redeem);
    return [htlc_id, amount(taken.amount), account(taken.to), taken.to];
  },
  [operationType.htlc_extend]: ({ htlc_id, update_issuer, seconds_to_add }, { amount, account, timed }) => {
    const { from, to, amount: held, expiration } = timed(htlc_id);
    assertAllowed(from === update_issuer && isWholeMinutes(seconds_to_add), operationType.htlc_extend);
    const end = formatDateTime(msOfChainTime(expiration) + seconds_to_add * 1000);
    return [htlc_id, amount(held), account(to), hoursText(seconds_to_add), end];
  },
};
