import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import { formatAmount, formatInteger } from '../../../../platform/i18n/numbers.ts';
import type { StepsProps } from '../../../../ui/display/Steps.tsx';
import type { Confirmations } from '../../model/confirmations.ts';
import type { Credit } from '../../model/gatewayCredits.ts';
import type { DepositWatch } from '../../model/gatewayMoves.ts';
import type { TranslateGateway } from '../../texts/gatewayTexts.ts';

/** The known state of a deposit. */
export interface DepositKnown {
  readonly watch: DepositWatch;
  /** Newest first. */
  readonly credits: readonly Credit[];
  /** Decimals of the asset. */
  readonly precision: number;
  readonly confirmations: Confirmations;
  /** The confirmations that the gateway waits for; null: unknown. */
  readonly needed: number | null;
}

/** The confirmations in words: '3 of 12', or that there is no counter. */
export function confirmationsText({ confirmations, needed }: DepositKnown, t: TranslateGateway): string {
  const asked = needed === null ? t('deposit.someNeeded') : formatInteger(needed);
  if (confirmations.kind === 'told')
    return t('deposit.counted', { count: formatInteger(confirmations.count), needed: asked });
  return confirmations.kind === 'unseen' ? t('deposit.unseen') : t('deposit.notCounted', { needed: asked });
}

/** Waiting, sent with its confirmations, credited. */
export function depositSteps(known: DepositKnown, t: TranslateGateway): StepsProps['steps'] {
  const { watch, credits, precision } = known;
  const isCredited = credits.length > 0;
  const waiting = t('deposit.waiting', { time: formatDateTime(watch.startedAt) });
  const isUnderWay = watch.isSent && !isCredited;
  const sent = t('deposit.sent');
  const label = isUnderWay
    ? t('deposit.sentAndCounted', { sent, counted: confirmationsText(known, t) })
    : sent;
  const steps: StepsProps['steps'] = [
    { label: waiting, state: isCredited || watch.isSent ? 'done' : 'now' },
    { label, state: isCredited ? 'done' : watch.isSent ? 'now' : 'waiting' },
  ];
  if (!isCredited) return [...steps, { label: t('deposit.willCredit'), state: 'waiting' }];
  const credited = credits.map(({ units, blockNumber, time }) => ({
    label: t('deposit.credited', {
      amount: `${formatAmount(units, precision, 'plain')} ${watch.symbol}`,
      block: formatInteger(blockNumber),
      time: formatDateTime(time),
    }),
    state: 'done' as const,
  }));
  return [...steps, ...[...credited].reverse()];
}
