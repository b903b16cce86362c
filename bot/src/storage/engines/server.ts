import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './embedded.ts';

const connectTimeoutMs = 10_000;
const statementTimeoutMs = 120_000;

/** A PostgreSQL server (15 or newer) for any number of processes. Connects with the first query. */
export function serverEngine(databaseUrl: string, maxConnections: number): Engine {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    types: { getTypeParser: int8AsBigint },
  });
  // The pool replaces a broken connection, and its query rejects anyway; without a listener, the event would end the
  // process.
  const isHeard = () => undefined;
  pool.on('error', isHeard);
  pool.on('connect', (line) => line.on('error', isHeard));
  return { dialect: new PostgresDialect({ pool }), release: async () => undefined };
}

const getTypeParser = pg.types.getTypeParser.bind(pg.types);
const int8: number = pg.types.builtins.INT8;

// The default for int8 would be a string here.
const int8AsBigint: pg.CustomTypesConfig['getTypeParser'] = (id, format) =>
  Number(id) === int8 ? (text: string) => BigInt(text) : getTypeParser(id, format);
