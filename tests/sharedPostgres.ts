import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Postgres } from './postgres.ts';
import type { SharedServer } from './startSharedPostgres.ts';

/** A file's own databases, on the server of the run (startSharedPostgres.ts). */
export interface OwnDatabases extends Postgres {
  /** Creates a database with every table and no row; returns its address. */
  createMigrated(): Promise<string>;
}

/** `stop` deletes these databases; the server continues. */
export function sharedPostgres(): OwnDatabases {
  const { url, migrated }: SharedServer = inject('postgres');
  const made: string[] = [];
  const create = async (template: string) => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await ask(url, [`create database ${name} template ${template}`]);
    made.push(name);
    const own = new URL(url);
    own.pathname = `/${name}`;
    return own.href;
  };
  return {
    createDatabase: () => create('template1'),
    createMigrated: () => create(migrated),
    stop: () =>
      ask(
        url,
        made.splice(0).map((name) => `drop database ${name} with (force)`),
      ),
  };
}

async function ask(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
