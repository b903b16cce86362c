import type { ChainAmount } from '@xbts/shared/protocol/objects.ts';
import { hoursText } from '@xbts/shared/protocol/timedPeriod.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { parseChainTime } from '../../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import type { TimedList } from '../../model/useTimed.ts';
import type { TranslateTimed } from '../../texts/timedTexts.ts';

/** The exact amount with its symbol. */
export function timedAmount(
  { amount, asset_id }: ChainAmount,
  { assets }: Pick<TimedList, 'assets'>,
): string {
  const asset = assets.get(asset_id);
  return `${formatAmount(amount, asset?.precision ?? 0, 'exact')}\u00a0${asset?.symbol ?? asset_id}`;
}

/** The name of the other account of a timed transfer. */
export function otherName(
  { from, to }: Pick<TimedTransfer, 'from' | 'to'>,
  { accountId, names }: Pick<TimedList, 'accountId' | 'names'>,
): string {
  const other = from === accountId ? to : from;
  return names.get(other) ?? other;
}

/** Milliseconds, chain time. */
export const endOf = ({ expiration }: Pick<TimedTransfer, 'expiration'>): number =>
  parseChainTime(expiration);

/** The time a timed transfer has left. */
export function timeLeft(endsAt: number, now: number, t: TranslateTimed): string {
  const seconds = Math.floor((endsAt - now) / 1000);
  return seconds <= 0 ? t('ending') : t('left', { hours: hoursText(seconds) });
}
