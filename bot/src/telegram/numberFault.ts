import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { escapeHtml, htmlText } from './html.ts';
import type { Texts } from './texts/texts.ts';

/** The fault of a typed number, in the user's words; `otherwise` when it is no number at all. Rethrows other errors. */
export function numberFault(error: unknown, { numbers }: Pick<Texts, 'numbers'>, otherwise: string): string {
  if (hasCode(error, 'amount.ambiguous'))
    return numbers.ambiguous(String(error.facts.number), String(error.facts.grouped));
  if (hasCode(error, 'amount.other_digits')) return numbers.otherDigits(String(error.facts.digits));
  if (error instanceof AppError) return otherwise;
  throw error;
}

/** The same as HTML for the chat: the typed text becomes no link or phone number. */
export function numberFaultHtml(error: unknown, texts: Pick<Texts, 'numbers'>, otherwise: string): string {
  const fault = numberFault(error, texts, otherwise);
  return fault === otherwise ? escapeHtml(fault) : htmlText(fault);
}
