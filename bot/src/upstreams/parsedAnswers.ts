import type { ParsedRows } from '@xbts/shared/services/rows.ts';

/** The form of a service's answer, and its numbers of accepted and dropped rows, including lists in members. */
export interface AnswerReport {
  /** Empty for a service with a single form. */
  readonly form: string;
  readonly taken: number;
  readonly dropped: number;
  readonly reasons: readonly string[];
}

/** The report of a parsed answer. */
export function reportOf(answer: unknown): AnswerReport {
  const members = typeof answer === 'object' && answer !== null ? [answer, ...Object.values(answer)] : [];
  const lists = members.filter(hasDropped);
  const form: unknown = Object(answer).form;
  return {
    form: typeof form === 'string' ? form : '',
    taken: lists.reduce((sum, { rows, taken = 0 }) => sum + (rows?.length ?? taken), 0),
    dropped: lists.reduce((sum, { dropped }) => sum + dropped, 0),
    reasons: [...new Set(lists.flatMap(({ reasons = [] }) => reasons))],
  };
}

/** A parsed answer in the service's form: plain lists again, without the bad rows. */
export function wireForm(answer: unknown): unknown {
  if (isRows(answer)) return answer.rows;
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]) => [name, isRows(part) ? part.rows : part]),
  );
}

function hasDropped(
  part: unknown,
): part is Pick<ParsedRows<unknown>, 'dropped' | 'reasons'> & { rows?: unknown[]; taken?: number } {
  return typeof part === 'object' && part !== null && 'dropped' in part && typeof part.dropped === 'number';
}

function isRows(part: unknown): part is ParsedRows<unknown> {
  return hasDropped(part) && 'rows' in part && Array.isArray(part.rows);
}
