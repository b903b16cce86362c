import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: SharedServer;
  }
}

/** The server of a run, and a database on it with every table and no row, as a template for others. */
export interface SharedServer {
  readonly url: string;
  readonly migrated: string;
}

/** Several files at a time, each with a few bots; the data end with the run, so they need not survive a power cut. */
const flags = ['-c', 'max_connections=300', '-c', 'fsync=off', '-c', 'max_wal_size=128MB'];

interface Running {
  readonly server: Postgres;
  readonly shared: SharedServer;
}

let running: Promise<Running> | undefined;
let projects = 0;

/**
 * Runs before the files of each project that requests it, once a run: creating and starting a server takes a second of
 * processor time, and eighty files need one.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  projects += 1;
  running ??= start();
  const { server, shared } = await running;
  provide('postgres', shared);
  return async () => {
    projects -= 1;
    if (projects === 0) await server.stop();
  };
}

async function start(): Promise<Running> {
  const server = await startPostgres(flags);
  try {
    const databaseUrl = await server.createDatabase();
    await (await openStorage({ databaseUrl, dataDir: '' })).close();
    const url = new URL(databaseUrl);
    const migrated = url.pathname.slice(1);
    url.pathname = '/postgres';
    return { server, shared: { url: url.href, migrated } };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
