import { formatClock, formatDay } from '../../../platform/i18n/dates.ts';
import type { IconName } from '../../../ui/display/icons/paths.ts';
import type { KnownAs, Reason, Verdict, VerdictLevel } from '../model/verdict.ts';
import { type TranslateRecipients, useRecipientsT } from '../texts/recipientsTexts.ts';

/** The mark of each level. */
export const levelIcons: Readonly<Record<VerdictLevel, IconName>> = {
  ok: 'check',
  notice: 'info',
  danger: 'warning',
  refused: 'error',
};

/** A reason in one sentence. */
export function reasonText({ kind, values }: Reason, t: TranslateRecipients): string {
  const { at, as, count, ...texts } = values;
  return t(`reason.${kind}`, {
    ...texts,
    ...(count === undefined ? {} : { count }),
    ...(typeof at === 'number' ? { date: formatDay(at), time: formatClock(at) } : {}),
    ...(typeof at === 'string' ? { date: at, time: at } : {}),
    ...(as === undefined ? {} : { as: t(`known.${as as KnownAs}`) }),
  });
}

/** The objections to a recipient, in sentences for the review. */
export function useWarnings(): (verdict: Verdict) => string[] {
  const t = useRecipientsT();
  return ({ reasons }) =>
    reasons.filter(({ level }) => level !== 'ok').map((reason) => reasonText(reason, t));
}
