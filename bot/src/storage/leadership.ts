import { randomUUID } from 'node:crypto';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { sql } from 'kysely';
import { realClock } from '../clock.ts';
import type { Storage } from './openStorage.ts';
import type { Db } from './tables.ts';

/** The right to do a task that one process does for all, such as following the chain. */
export interface Leadership {
  /** Aborts once the right can no longer be proven: another process may lead by then. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Of a lease, in milliseconds: how long it lasts, and how often its holder renews it. */
export interface LeaseTimes {
  readonly leaseMs: number;
  readonly renewMs: number;
}

/** With a standby's interval of 5 s and a query's limit of 5 s, another process leads within 25 s. */
const defaults: LeaseTimes = { leaseMs: 15_000, renewMs: 4_000 };

/**
 * Tries to become the process that does `task`; undefined while another does. The right is a row with a time of the
 * database's clock, which the holder renews: it needs no session, so that a pooler may stand between, and no lost
 * machine or connection keeps it. The embedded engine has only one process.
 * @throws AppError storage.connection_lost
 */
export async function tryToLead(
  { leases: db, engine }: Pick<Storage, 'leases' | 'engine'>,
  task: string,
  times: LeaseTimes = defaults,
): Promise<Leadership | undefined> {
  if (engine === 'embedded') return { lost: new AbortController().signal, release: async () => undefined };
  const lease: Lease = { task, holder: randomUUID(), ...times };
  const askedAt = realClock.now();
  if (!(await holds(db, lease))) return undefined;
  const lost = new AbortController();
  const released = new AbortController();
  const renewing = renew(db, lease, { askedAt, lost, released: released.signal });
  return {
    lost: lost.signal,
    release: async () => {
      released.abort();
      await renewing;
      await giveUp(db, lease);
    },
  };
}

interface Lease extends LeaseTimes {
  readonly task: string;
  readonly holder: string;
}

/** Takes or prolongs the lease; false while another holds it. */
async function holds(db: Db, { task, holder, leaseMs }: Lease): Promise<boolean> {
  const until = sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1_000}::double precision)`;
  const { rows } = await sql`
    insert into leases (task, holder, held_until) values (${task}, ${holder}, ${until})
    on conflict (task) do update set holder = excluded.holder, held_until = excluded.held_until
    where leases.holder = excluded.holder or leases.held_until < clock_timestamp()
    returning task`.execute(db);
  return rows.length > 0;
}

/**
 * Renews the lease until it is released or lost. It counts from the moment a renewal is asked for, by the process's own
 * clock, and so ends here before it ends in the database.
 */
async function renew(
  db: Db,
  lease: Lease,
  { askedAt, lost, released }: { askedAt: number; lost: AbortController; released: AbortSignal },
): Promise<void> {
  const ended = AbortSignal.any([lost.signal, released]);
  const lose = () => lost.abort();
  let expiry = setTimeout(lose, askedAt + lease.leaseMs - realClock.now());
  while (!ended.aborted) {
    await realClock.sleep(lease.renewMs, ended);
    if (ended.aborted) break;
    const renewedAt = realClock.now();
    try {
      if (await holds(db, lease)) {
        clearTimeout(expiry);
        expiry = setTimeout(lose, renewedAt + lease.leaseMs - realClock.now());
      } else lose();
    } catch {
      // Asked again while it lasts: the expiry ends it otherwise.
    }
  }
  clearTimeout(expiry);
}

/** Leaves the task to the next process at once; without the database the lease expires by itself. */
async function giveUp(db: Db, { task, holder }: Lease): Promise<void> {
  try {
    await db.deleteFrom('leases').where('task', '=', task).where('holder', '=', holder).execute();
  } catch (error) {
    if (!hasCode(error, 'storage.connection_lost', 'storage.unavailable')) throw error;
  }
}
