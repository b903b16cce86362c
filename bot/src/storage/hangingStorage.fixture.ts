import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Storage } from './openStorage.ts';
import type { Tables } from './tables.ts';

/** Accepts every request for a connection, and never returns one. */
class HangingDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return new Promise(() => undefined);
  }
}

/** A database server that never answers. */
export function hangingStorage(): Storage {
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new HangingDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, leases: db, engine: 'server', dataDir: '', close: async () => undefined };
}
