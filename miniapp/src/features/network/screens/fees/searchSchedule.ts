import type { ScheduleRow } from '../../../fees/model/feeSchedule.ts';
import type { OperationTitle } from '../../../transactions/ui/operationTitle.ts';

/** Rows whose name, chain name or number has every word of the query; `language` is the one the names are in. */
export function searchSchedule(
  rows: readonly ScheduleRow[],
  query: string,
  { language, titleOf }: { language: string; titleOf: OperationTitle },
): readonly ScheduleRow[] {
  const words = query.toLocaleLowerCase(language).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ type, operation }) => {
    const text = `${titleOf(type)} ${operation}`.toLocaleLowerCase(language);
    return words.every((word) => text.includes(word) || word === String(type));
  });
}
