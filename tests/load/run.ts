import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure } from '../bench/figure.ts';
import { startDevnet } from '../devnet/startDevnet.ts';
import { startPostgres } from '../postgres.ts';
import type { LoadAround } from './phases/around.ts';
import { listenerFigures } from './phases/listeners.ts';
import { severalFigures } from './phases/several.ts';
import { stayFigures } from './phases/stay.ts';
import { stormFigures } from './phases/storm.ts';

/**
 * Simulated mini apps on a bot as in production, with PostgreSQL; writes results.json beside this file.
 * --apps 10000      the number of staying apps
 * --per-second 50   their arrivals per second
 * --capacity 1500   openings for measuring capacity
 */
const { values } = parseArgs({
  options: {
    apps: { type: 'string', default: '10000' },
    'per-second': { type: 'string', default: '50' },
    capacity: { type: 'string', default: '1500' },
  },
});

const phases = [stayFigures, stormFigures, severalFigures, listenerFigures];
const devnet = await startDevnet({ liveDays: 1 });
const postgres = await startPostgres();
const around: LoadAround = {
  devnet,
  createDatabase: postgres.createDatabase,
  apps: Number(values.apps),
  perSecond: Number(values['per-second']),
  capacityApps: Number(values.capacity),
};
const figures: Figure[] = [];
try {
  for (const take of phases) {
    for (const figure of await take(around)) {
      figures.push(figure);
      console.log(`${figure.name}: ${figure.value} ${figure.unit}`);
    }
  }
} finally {
  await postgres.stop();
  await devnet.close();
}
const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
const results = { at: new Date().toISOString(), machine, figures };
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
