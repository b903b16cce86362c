import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './embedded.ts';

const connectTimeoutMs = 10_000;
const statementTimeoutMs = 120_000;
/** The server ends the transaction of a process that is gone, and with it the locks. */
const idleTransactionMs = 15_000;
/** Beyond the longest statement. */
const silentMs = 3_000;

/** The limits of a line to the server. */
export interface LineLimits {
  readonly maxConnections: number;
  /** A longer statement is ended by the server. */
  readonly statementMs?: number;
}

/**
 * A PostgreSQL server (15 or newer) for any number of processes. Connects with the first query. Both sides give up on
 * the other within bounds: TCP alone waits a quarter of an hour for an answer, and two hours for a question.
 */
export function serverEngine(
  databaseUrl: string,
  { maxConnections, statementMs = statementTimeoutMs }: LineLimits,
): Engine {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: Math.min(connectTimeoutMs, statementMs + silentMs),
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    stream: () => lineThatGivesUp(statementMs + silentMs),
    types: { getTypeParser: int8AsBigint },
  });
  // The pool replaces a broken connection, and its query rejects anyway; without a listener, the event would end the
  // process.
  const isHeard = () => undefined;
  pool.on('error', isHeard);
  pool.on('connect', (line) => line.on('error', isHeard));
  return { dialect: new PostgresDialect({ pool }), release: async () => undefined };
}

/** A socket that ends after so long without a byte in either direction, also under TLS. */
function lineThatGivesUp(ms: number): Socket {
  const socket = new Socket();
  socket.setTimeout(ms, () => socket.destroy(new Error('Connection terminated: silent for too long')));
  return socket;
}

const getTypeParser = pg.types.getTypeParser.bind(pg.types);
const int8: number = pg.types.builtins.INT8;

// The default for int8 would be a string here.
const int8AsBigint: pg.CustomTypesConfig['getTypeParser'] = (id, format) =>
  Number(id) === int8 ? (text: string) => BigInt(text) : getTypeParser(id, format);
