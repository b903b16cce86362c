import {
  array,
  type GenericSchema,
  type InferOutput,
  metadata,
  nullable,
  pipe,
  safeParse,
  transform,
  unknown,
} from 'valibot';

/** The valid rows, and how many were dropped because a field we rely on was wrong or missing. */
export interface ParsedRows<T> {
  readonly rows: T[];
  readonly dropped: number;
}

/** Reads untrusted rows one by one: a bad row is dropped and counted and never fails the list. */
export function parseRows<S extends GenericSchema>(
  schema: S,
  rows: readonly unknown[],
): ParsedRows<InferOutput<S>> {
  const good: InferOutput<S>[] = [];
  for (const row of rows) {
    const parsed = safeParse(schema, row);
    if (parsed.success) good.push(parsed.output);
  }
  return { rows: good, dropped: rows.length - good.length };
}

/** Like parseRows, for answers whose positions matter: a bad row becomes null, like one not found. */
export function parseRowsInOrder<S extends GenericSchema>(
  schema: S,
  rows: readonly unknown[],
): ParsedRows<InferOutput<S> | null> {
  let dropped = 0;
  const read = rows.map((row) => {
    if (row === null) return null;
    const parsed = safeParse(schema, row);
    if (parsed.success) return parsed.output;
    dropped += 1;
    return null;
  });
  return { rows: read, dropped };
}

/** Schema of a list of untrusted rows; parses to ParsedRows. Its metadata name the schema of a row, for descriptions of the API. */
export function rowsOf<S extends GenericSchema>(schema: S) {
  return pipe(
    array(unknown()),
    metadata({ row: schema }),
    transform((rows) => parseRows(schema, rows)),
  );
}

/** Schema of a list in the order asked, with null for what is unknown; parses to ParsedRows. */
export function rowsInOrderOf<S extends GenericSchema>(schema: S) {
  return pipe(
    array(unknown()),
    metadata({ row: nullable(schema) }),
    transform((rows) => parseRowsInOrder(schema, rows)),
  );
}
