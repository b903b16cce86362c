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

/** What a review says of a recipient: the worst objection, or else what speaks for it. */
export interface VerdictLine {
  readonly warnings: readonly string[];
  readonly verdict?: { readonly text: string; readonly isGood: boolean };
}

/** What makes a recipient a known one; the first counts. */
export const ACQUAINTED: readonly Reason['kind'][] = ['paidBefore', 'contact', 'own'];

/** The one line of a review about its recipient; the form has shown all reasons. */
export function useVerdictLine(): (verdict: Verdict) => VerdictLine {
  const t = useRecipientsT();
  return ({ level, reasons }) => {
    const [worst] = reasons;
    if (level !== 'ok' && worst !== undefined) return { warnings: [reasonText(worst, t)] };
    const known = ACQUAINTED.flatMap((kind) => reasons.find((each) => each.kind === kind) ?? [])[0];
    if (known === undefined) return { warnings: [], verdict: { text: t('verdict.ok'), isGood: false } };
    const { count } = known.values;
    const text =
      known.kind === 'paidBefore' ? t('verdict.known', { count: Number(count) }) : reasonText(known, t);
    return { warnings: [], verdict: { text, isGood: true } };
  };
}

/** The objections to a recipient, in sentences for the review. */
export function useWarnings(): (verdict: Verdict) => string[] {
  const t = useRecipientsT();
  return ({ reasons }) =>
    reasons.filter(({ level }) => level !== 'ok').map((reason) => reasonText(reason, t));
}
