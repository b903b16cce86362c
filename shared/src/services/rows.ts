import {
  array,
  type BaseIssue,
  type GenericSchema,
  getDotPath,
  type InferOutput,
  metadata,
  nullable,
  pipe,
  safeParse,
  transform,
  unknown,
} from 'valibot';

/** The valid rows, and the number dropped because a required field was wrong or missing. */
export interface ParsedRows<T> {
  readonly rows: T[];
  readonly dropped: number;
  /** Reasons for dropped rows, without duplicates, three at most: "no account"; absent without any. */
  readonly reasons?: readonly string[];
}

const MOST_REASONS = 3;

/** The reason for a dropped row: the missing or wrong member, without its value. */
function reasonOf(issues: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const member = getDotPath(issue);
  if (member === null) return 'not a row';
  return `${issue.received === 'undefined' ? 'no' : 'wrong'} ${member}`;
}

function parsedRows<T>(rows: T[], dropped: number, reasons: ReadonlySet<string>): ParsedRows<T> {
  return dropped === 0 ? { rows, dropped } : { rows, dropped, reasons: [...reasons].slice(0, MOST_REASONS) };
}

/** Reads untrusted rows one by one: a bad row is dropped and counted and never fails the list. */
export function parseRows<S extends GenericSchema>(
  schema: S,
  rows: readonly unknown[],
): ParsedRows<InferOutput<S>> {
  const good: InferOutput<S>[] = [];
  const reasons = new Set<string>();
  for (const row of rows) {
    const parsed = safeParse(schema, row);
    if (parsed.success) good.push(parsed.output);
    else reasons.add(reasonOf(parsed.issues));
  }
  return parsedRows(good, rows.length - good.length, reasons);
}

/** Like parseRows, for answers whose positions matter: a bad row becomes null, like a missing one. */
export function parseRowsInOrder<S extends GenericSchema>(
  schema: S,
  rows: readonly unknown[],
): ParsedRows<InferOutput<S> | null> {
  let dropped = 0;
  const reasons = new Set<string>();
  const read = rows.map((row) => {
    if (row === null) return null;
    const parsed = safeParse(schema, row);
    if (parsed.success) return parsed.output;
    dropped += 1;
    reasons.add(reasonOf(parsed.issues));
    return null;
  });
  return parsedRows(read, dropped, reasons);
}

/** Schema of a list of untrusted rows; parses to ParsedRows. Its metadata name the schema of a row, for descriptions of the API. */
export function rowsOf<S extends GenericSchema>(schema: S) {
  return pipe(
    array(unknown()),
    metadata({ row: schema }),
    transform((rows) => parseRows(schema, rows)),
  );
}

/** Schema of a list in the order asked, with null for unknown items; parses to ParsedRows. */
export function rowsInOrderOf<S extends GenericSchema>(schema: S) {
  return pipe(
    array(unknown()),
    metadata({ row: nullable(schema) }),
    transform((rows) => parseRowsInOrder(schema, rows)),
  );
}
