import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '../tables.ts';
import { m0001Subscribers } from './m0001Subscribers.ts';
import { m0002Payouts } from './m0002Payouts.ts';
import { m0003Outbox } from './m0003Outbox.ts';
import { m0004Challenges } from './m0004Challenges.ts';
import { m0005Launches } from './m0005Launches.ts';
import { m0006Languages } from './m0006Languages.ts';
import { m0007Updates } from './m0007Updates.ts';
import { m0008Orders } from './m0008Orders.ts';
import { m0009Alerts } from './m0009Alerts.ts';
import { m0010PaymentMinimums } from './m0010PaymentMinimums.ts';
import { m0011PaymentRequests } from './m0011PaymentRequests.ts';
import { m0012Findable } from './m0012Findable.ts';
import { m0013Proposals } from './m0013Proposals.ts';
import { m0014Timed } from './m0014Timed.ts';
import { m0015Unreachable } from './m0015Unreachable.ts';
import { m0016KeysChanged } from './m0016KeysChanged.ts';
import { m0017Leases } from './m0017Leases.ts';
import { m0018LargeQueue } from './m0018LargeQueue.ts';
import { m0019OrderMarks } from './m0019OrderMarks.ts';

/** All migrations in order. A published one is never edited: changes come as the next number. */
export const migrations = {
  '0001_subscribers': m0001Subscribers,
  '0002_payouts': m0002Payouts,
  '0003_outbox': m0003Outbox,
  '0004_challenges': m0004Challenges,
  '0005_launches': m0005Launches,
  '0006_languages': m0006Languages,
  '0007_updates': m0007Updates,
  '0008_orders': m0008Orders,
  '0009_alerts': m0009Alerts,
  '0010_payment_minimums': m0010PaymentMinimums,
  '0011_payment_requests': m0011PaymentRequests,
  '0012_findable': m0012Findable,
  '0013_proposals': m0013Proposals,
  '0014_timed': m0014Timed,
  '0015_unreachable': m0015Unreachable,
  '0016_keys_changed': m0016KeysChanged,
  '0017_leases': m0017Leases,
  '0018_large_queue': m0018LargeQueue,
  '0019_order_marks': m0019OrderMarks,
};

/** Brings the tables to the newest form; several processes may do so at once. Rejects with the database's error. */
export async function migrate(db: Db): Promise<void> {
  await migrateBy(db, migrations);
}

/**
 * Makes the tables of an empty database by these migrations, such as those of an older version. Rejects like `migrate`.
 */
export async function migrateTo(db: Db, names: readonly string[]): Promise<void> {
  await migrateBy(
    db,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))),
  );
}

async function migrateBy(db: Db, chosen: Readonly<Record<string, Migration>>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => chosen } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Names of a database's migrations, in order. */
export async function migrationsMade(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ is: boolean }>`
    select to_regclass('kysely_migration') is not null as is`.execute(db);
  if (tables[0]?.is !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
