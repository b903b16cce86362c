/** Rows newest first, and whether older ones may follow. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/**
 * The known pages with the newest one read again, as one: what it covers is replaced, since a block may have been undone, and
 * what is older stays. Undefined when rows may lie unread between the two: then all has to be read again.
 */
export function joinNewest<Row>(
  known: readonly Page<Row>[],
  newest: Page<Row>,
  isOlder: (one: Row, other: Row) => boolean,
): Page<Row> | undefined {
  const rows = known.flatMap((page) => page.rows);
  const oldestRead = newest.rows.at(-1);
  const newestKnown = rows[0];
  if (!newest.hasMore || oldestRead === undefined) return newest;
  if (newestKnown === undefined || isOlder(newestKnown, oldestRead)) return undefined;
  const older = rows.filter((row) => isOlder(row, oldestRead));
  return { rows: [...newest.rows, ...older], hasMore: known.at(-1)?.hasMore ?? true };
}
