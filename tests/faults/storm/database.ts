import { storageFault } from '@xbts/bot/src/storage/storageFaults.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import pg from 'pg';
import { type Postgres, startPostgres } from '../../postgres.ts';
import type { DatabaseBlow } from './kinds.ts';
import { startTcpProxy, type TcpProxy } from './tcpProxy.ts';

/** A real PostgreSQL behind a proxy, and its faults. */
export interface StormDatabase {
  /** For the bots: through the proxy. */
  readonly url: string;
  /** Prepares for full disks; call it once the bots have created their tables. */
  prepare(): Promise<void>;
  strike(kind: DatabaseBlow['kind']): Promise<void>;
  mend(): Promise<void>;
  /** The bots' open connections. */
  lines(): Promise<number>;
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** While the table says so, a write is refused as on a full disk (PostgreSQL manual, appendix A: 53100). */
const fullDisk = `
create table storm_disk (is_full boolean not null);
insert into storm_disk values (false);
create function storm_disk() returns trigger language plpgsql as $$
begin
  if (select is_full from storm_disk) then
    raise exception 'could not extend file: No space left on device' using errcode = '53100';
  end if;
  return null;
end $$;
do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'storm_disk' loop
    execute format('create trigger storm_disk before insert or update on %I for each statement execute function storm_disk()', name);
  end loop;
end $$`;

const ownLines = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
const setFull = (isFull: boolean) => `update storm_disk set is_full = ${isFull}`;

/** Starts the server, an empty database in it, and the proxy. */
export async function startDatabase(): Promise<StormDatabase> {
  const server: Postgres = await startPostgres();
  const direct = await server.createDatabase();
  const proxy: TcpProxy = await startTcpProxy([Number(new URL(direct).port)]);
  const url = new URL(direct);
  url.port = String(proxy.port);

  async function withLine<Answer>(use: (line: pg.Client) => Promise<Answer>): Promise<Answer> {
    const line = new pg.Client(direct);
    // A connection cut by the server rejects its query; unhandled, the event would end this process.
    line.on('error', () => undefined);
    await line.connect();
    try {
      return await use(line);
    } finally {
      await line.end().catch(() => undefined);
    }
  }
  const query = <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> =>
    withLine(async (line) => (await line.query<Row>(sql)).rows);

  const blows: Readonly<Record<DatabaseBlow['kind'], () => unknown>> = {
    none: () => undefined,
    cutLines: () => insist(() => query(`select pg_terminate_backend(pid) ${ownLines}`)),
    unreachable: () => proxy.setClosed(true),
    halfAnswer: () => proxy.breakAnswers(6),
    crash: () =>
      insist(() =>
        withLine(async (line) => {
          const [own] = (await line.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
          // All others end with it, and the server recovers from its log.
          if (own !== undefined) process.kill(own.pid, 'SIGKILL');
        }),
      ),
    diskFull: () => insist(() => query(setFull(true))),
  };

  return {
    url: url.href,
    prepare: async () => void (await query(fullDisk)),
    strike: async (kind) => void (await blows[kind]()),
    mend: async () => {
      proxy.setClosed(false);
      proxy.breakAnswers(0);
      await insist(() => query(setFull(false)));
    },
    lines: async () =>
      (await insist(() => query<{ count: number }>(`select count(*)::int ${ownLines}`)))[0]?.count ?? 0,
    query: (sql) => insist(() => query(sql)),
    close: async () => {
      await proxy.close();
      await server.stop();
    },
  };
}

/** A recovering server accepts no connections for a moment; a fault of the statement fails at once. */
async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (tries === 60 || !hasCode(storageFault(error), 'storage.connection_lost')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
}
