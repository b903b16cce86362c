import type { OperationRecord } from './records.ts';

/** Members in one order, so that texts can be compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(members).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(members[name])]));
}
const textOf = (value: unknown): string => JSON.stringify(sorted(value));

/**
 * Whether a proposed operation stands in the history of its account as the chain's own, since `madeAt` (`YYYY-MM-DDTHH:MM:SS`, UTC): the
 * chain records it so when its proposal is carried out.
 */
export function hasHappened(
  [type, payload]: readonly [number, unknown],
  history: readonly OperationRecord[],
  madeAt: string,
): boolean {
  return history.some(
    ({ op, is_virtual, block_time = '' }) =>
      // Nodes of before version 7 do not say.
      is_virtual !== false && op[0] === type && block_time >= madeAt && textOf(op[1]) === textOf(payload),
  );
}
