import { AppError } from '@xbts/shared/errors/appError.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { migrations, migrationsMade } from './migrations/migrate.ts';
import type { Db } from './tables.ts';

/** The first line of a backup. */
const headSchema = v.object({
  format: v.literal('xbts-bot-backup'),
  version: v.literal(1),
  /** The migrations that had made the tables. */
  migrations: v.array(v.string()),
});
type BackupHead = v.InferOutput<typeof headSchema>;

/** Before the rows of a table: its name. */
const tableSchema = v.object({ table: v.pipe(v.string(), v.regex(/^[a-z_]+$/u)) });
/** The last line: the total number of rows. */
const endSchema = v.object({ rows: v.pipe(v.number(), v.safeInteger()) });

const rowsAtOnce = 1_000;
/** Long rows are written in smaller batches. */
const charactersAtOnce = 8_000_000;

/** Our tables, referenced ones first, in the order of the migrations. */
export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
    order by oid`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Every row of a consistent snapshot while others keep writing: one line per row, and a line with its name before each
 * table. Figures and times are in the database's own notation, so that nothing is rounded; times in UTC, in any zone of
 * the machine.
 */
export async function* backupLines(db: Db): AsyncGenerator<string> {
  const transaction = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    await sql`set local time zone 'UTC'`.execute(transaction);
    const migrations = await migrationsMade(transaction);
    yield JSON.stringify({ format: 'xbts-bot-backup', version: 1, migrations } satisfies BackupHead);
    let count = 0;
    for (const table of await tablesOf(transaction)) {
      yield JSON.stringify({ table });
      for await (const row of rowsIn(transaction, table)) {
        count += 1;
        yield row;
      }
    }
    yield JSON.stringify({ rows: count });
  } finally {
    await transaction.rollback().execute();
  }
}

async function* rowsIn(db: Db, table: string): AsyncGenerator<string> {
  await sql`declare backup no scroll cursor for
    select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(rowsAtOnce))} from backup`.execute(db);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await sql`close backup`.execute(db);
}

const malformed = (detail: string) => new AppError('backup.damaged', { detail });

/** Parses a line by a schema. @throws AppError backup.damaged */
function parsed<Schema extends v.GenericSchema>(schema: Schema, line: string): v.InferOutput<Schema> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  if (!result.success) throw malformed(result.issues[0].message);
  return result.output;
}

/** Rows of one table that are written together. */
export interface RowBatch {
  readonly table: string;
  readonly rows: readonly string[];
}

/** The rows of a backup after its head, table by table. @throws AppError backup.damaged, also without an end */
export async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<RowBatch> {
  let table = '';
  let rows: string[] = [];
  let characters = 0;
  let count = 0;
  let last = '';
  for await (const line of lines) {
    last = line;
    const isName = /^\{"table":"[a-z_]+"\}$/u.test(line);
    const isEnd = /^\{"rows":\d+\}$/u.test(line);
    const isFull = rows.length === rowsAtOnce || characters > charactersAtOnce;
    if ((isName || isEnd || isFull) && rows.length > 0) {
      yield { table, rows };
      rows = [];
      characters = 0;
    }
    if (isName) table = parsed(tableSchema, line).table;
    else if (!isEnd) {
      rows.push(line);
      characters += line.length;
      count += 1;
    }
  }
  if (rows.length > 0 || parsed(endSchema, last).rows !== count) throw malformed('its end is missing');
}

/** Reads a whole backup; resolves to the number of rows. @throws AppError backup.damaged, backup.unknown_version (of a newer version than this) */
export async function checkLines(lines: AsyncIterable<string>): Promise<number> {
  const { rest } = await opened(lines);
  let count = 0;
  for await (const { rows } of batchesOf(rest)) count += rows.length;
  return count;
}

/** The head of a backup, and the lines after it. @throws AppError backup.damaged, backup.unknown_version */
export async function opened(
  lines: AsyncIterable<string>,
): Promise<{ head: BackupHead; rest: AsyncIterable<string> }> {
  const iterator = lines[Symbol.asyncIterator]();
  const first = await iterator.next();
  const head = parsed(headSchema, first.done === true ? '' : first.value);
  const unknown = head.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new AppError('backup.unknown_version', { version: unknown.join(', ') });
  return { head, rest: { [Symbol.asyncIterator]: () => iterator } };
}
