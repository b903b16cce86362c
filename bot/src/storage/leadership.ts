import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Storage } from './openStorage.ts';
import type { Db } from './tables.ts';

/** The right to do a task that one process does for all, such as following the chain. */
export interface Leadership {
  /** False once the database connection with the right is gone: another process may lead by then. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Tries to become the process that does `task`; undefined while another does. On a server it is an advisory lock on its
 * own connection, which the server frees when the process ends; the embedded engine has only one process.
 * @throws AppError storage.connection_lost
 */
export function tryToLead({ db, engine }: Storage, task: string): Promise<Leadership | undefined> {
  if (engine === 'embedded')
    return Promise.resolve({ isHeld: async () => true, release: async () => undefined });
  const key = createHash('sha256').update(task).digest().readBigInt64BE();
  const { promise, resolve, reject } = Promise.withResolvers<Leadership | undefined>();
  const line = db.connection().execute(async (held) => {
    const { rows } = await sql<{ won: boolean }>`select pg_try_advisory_lock(${key}) as won`.execute(held);
    if (rows[0]?.won !== true) return resolve(undefined);
    const ended = Promise.withResolvers<void>();
    resolve({
      isHeld: () => isAlive(held),
      release: async () => {
        ended.resolve();
        await line;
      },
    });
    await ended.promise;
    // A dead connection has nothing left to unlock.
    if (await isAlive(held)) await sql`select pg_advisory_unlock(${key})`.execute(held);
  });
  line.catch(reject);
  return promise;
}

function isAlive(line: Db): Promise<boolean> {
  return sql`select 1`.execute(line).then(
    () => true,
    () => false,
  );
}
