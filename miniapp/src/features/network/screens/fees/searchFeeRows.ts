import type { FeeRow } from '../../../fees/model/feeSchedule.ts';
import type { OperationTitle } from '../../../transactions/ui/operationTitle.ts';

/** Rows whose name, chain name or number has every word of the query; `language` is the one the names are in. */
export function searchFeeRows(
  rows: readonly FeeRow[],
  query: string,
  { language, titleOf }: { language: string; titleOf: OperationTitle },
): readonly FeeRow[] {
  const words = query.toLocaleLowerCase(language).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ type, operation }) => {
    const text = `${titleOf(type)} ${operation}`.toLocaleLowerCase(language);
    return words.every((word) => text.includes(word) || word === String(type));
  });
}
