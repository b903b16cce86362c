/** Rows newest first, and whether older ones may follow. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/**
 * Joins the known pages with a newly read newest page: that one replaces the range it covers, since a block may have
 * been undone, and older rows stay. Undefined when unread rows may lie between the two: then all must be read again.
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
