import type { ParsedRows } from '@xbts/shared/services/rows.ts';

/** How many bad rows were left out of a parsed answer: of the list itself, or of the lists that are its members. */
export function droppedIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  return [answer, ...Object.values(answer)].reduce(
    (sum: number, part) => sum + (hasDropped(part) ? part.dropped : 0),
    0,
  );
}

/** A parsed answer in the form the service sent it: lists as plain lists again, without the bad rows. */
export function wireForm(answer: unknown): unknown {
  if (isRows(answer)) return answer.rows;
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]) => [name, isRows(part) ? part.rows : part]),
  );
}

function hasDropped(part: unknown): part is { dropped: number } {
  return typeof part === 'object' && part !== null && 'dropped' in part && typeof part.dropped === 'number';
}

function isRows(part: unknown): part is ParsedRows<unknown> {
  return hasDropped(part) && 'rows' in part && Array.isArray(part.rows);
}
