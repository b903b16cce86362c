import { AppError } from '@xbts/shared/errors/appError.ts';
import { sql } from 'kysely';
import { batchesOf, opened, tablesOf } from './backupLines.ts';
import { migrateTo } from './migrations/migrate.ts';
import type { Db } from './tables.ts';

/**
 * Fills an empty database with the lines of a backup, all or none. Its tables are those of the backup's version: the
 * next start migrates them. Resolves to the number of rows, and tells it as it grows.
 * @throws AppError backup.damaged, backup.unknown_version (of a newer version than this)
 */
export async function restoreLines(
  db: Db,
  lines: AsyncIterable<string>,
  tell: (rows: number) => void = () => undefined,
): Promise<number> {
  const { head, rest } = await opened(lines);
  await migrateTo(db, head.migrations);
  const tables = await tablesOf(db);
  return await db.transaction().execute(async (transaction) => {
    // A migration inserts the row of tables with exactly one.
    for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(transaction);
    // What a trigger writes is in the backup.
    await setTriggers(transaction, tables, 'disable');
    let count = 0;
    for await (const { table, rows } of batchesOf(rest)) {
      if (!tables.includes(table)) throw new AppError('backup.damaged', { detail: `no table ${table}` });
      await insertRows(transaction, table, rows);
      count += rows.length;
      tell(count);
    }
    await setTriggers(transaction, tables, 'enable');
    await continueNumbers(transaction);
    return count;
  });
}

async function setTriggers(db: Db, tables: readonly string[], change: 'enable' | 'disable'): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} ${sql.raw(change)} trigger user`.execute(db);
}

/** True for a database without any table. */
export const isEmpty = async (db: Db): Promise<boolean> => (await tablesOf(db)).length === 0;

async function insertRows(db: Db, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.table(table);
  await sql`insert into ${name} overriding system value
    select * from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`.execute(db);
}

/** Sequences of the database continue after its highest numbers. */
async function continueNumbers(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(db);
}
