import type { ParsedRows } from '@xbts/shared/services/rows.ts';

/** In which form a service answered, and how many rows were taken and left out; of lists that are members too. */
export interface AnswerReport {
  /** Empty where the service has one form alone. */
  readonly form: string;
  readonly taken: number;
  readonly dropped: number;
  readonly reasons: readonly string[];
}

/** What is told of a parsed answer. */
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

/** A parsed answer in the form the service sent it: lists as plain lists again, without the bad rows. */
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
