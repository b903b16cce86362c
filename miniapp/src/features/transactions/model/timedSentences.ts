import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { algorithmOf } from '@xbts/shared/protocol/hashAlgorithms.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { hoursText } from '@xbts/shared/protocol/timedPeriod.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import type { Sentences } from './sentenceWords.ts';

/** What is done to a timed transfer, in words; of one that the nodes do not tell there are none. */
export const timedSentences: Sentences = {
  [operationType.htlc_create]: (create, { t, amount, account }) =>
    t('review.timedCreate', {
      amount: amount(create.amount),
      name: account(create.to),
      id: create.to,
      hours: hoursText(create.claim_period_seconds),
      algorithm: algorithmOf(create.preimage_hash) ?? '',
      hash: create.preimage_hash[1],
      size: create.preimage_size,
    }),
  [operationType.htlc_redeem]: ({ htlc_id: id }, { t, amount, account, timed }) => {
    const taken = timed(id);
    if (taken === undefined) return undefined;
    const { to } = taken;
    return t('review.timedRedeem', { id, amount: amount(taken.amount), name: account(to), to });
  },
  [operationType.htlc_extend]: ({ htlc_id: id, seconds_to_add }, { t, amount, account, timed }) => {
    const extended = timed(id);
    if (extended === undefined) return undefined;
    return t('review.timedExtend', {
      id,
      amount: amount(extended.amount),
      name: account(extended.to),
      hours: hoursText(seconds_to_add),
      time: formatDateTime(msOfChainTime(extended.expiration) + seconds_to_add * 1000),
    });
  },
};
