import { evaluatePrices } from '@xbts/bot/src/notices/alerts/evaluatePrices.ts';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { awaitedSubjects } from '@xbts/bot/src/storage/repositories/crossedAlerts.ts';
import pg from 'pg';
import { startPostgres } from '../../postgres.ts';
import { type Figure, figureOf } from '../figure.ts';

const alerts = 1_000_000;
const pairs = 300;
const ticks = 20;
/** Alerts are spread evenly within a fifth around a price of 1; each price step passes a different set. */
const step = 0.0006;

/**
 * alerts.tick_1m.ms: one tick with a million alerts over 300 pairs, some thousand of which fire: from querying the
 * awaited prices until every notice is queued, on a PostgreSQL server. It excludes reading the prices.
 */
export async function alertsFigures(): Promise<Figure[]> {
  const server = await startPostgres();
  try {
    const databaseUrl = await server.createDatabase();
    const storage = await openStorage({ databaseUrl, dataDir: '' });
    await seed(databaseUrl);
    const taken: number[] = [];
    for (let tick = 1; tick <= ticks; tick += 1) {
      const start = performance.now();
      const subjects = await awaitedSubjects(storage.db);
      const price = 1 + step * tick;
      const quote = { price, readAt: Date.now(), sources: ['prices' as const], isAgreed: true };
      const told = await evaluatePrices(storage, new Map(subjects.map((subject) => [subject, quote])));
      taken.push(performance.now() - start);
      if (subjects.length !== pairs || told < 1_000)
        throw new Error(`${told} alerts of ${subjects.length} pairs were told`);
    }
    await storage.close();
    return [figureOf('alerts.tick_1m.ms', 'ms', taken)];
  } finally {
    await server.stop();
  }
}

async function seed(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`insert into subscribers (uid, language, kinds)
    select uid, 'en', '{}' from generate_series(1, 100000) uid`);
  await client.query(`insert into alerts (uid, subject, quote, base, kind, level, repeats, rise_at, fall_at, is_armed)
    select 1 + n % 100000, '1.3.' || n % ${pairs}, 'COIN', 'USD', kind, level::text, false,
      case kind when 'above' then level end, case kind when 'below' then level end, true
    from (select n, case when n / ${pairs} % 2 = 0 then 'above' else 'below' end as kind,
        case when n / ${pairs} % 2 = 0 then 1 else 0.8 end
          + 0.2 * (n / ${pairs})::double precision / (${alerts} / ${pairs}) as level
      from generate_series(1, ${alerts}) n) as spread`);
  await client.query('vacuum analyze');
  await client.end();
}
