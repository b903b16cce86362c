import type { Figure } from '../../bench/figure.ts';
import { runCrowd } from '../crowd.ts';
import { secondsOf, startServers } from '../servers.ts';
import { AT_ONCE, type LoadAround, maxDelayMs, one, orderFor, wrongAnswersOf } from './around.ts';

/**
 * load.processes_N.*: the same openings with several processes on one database; with fewer cores, the second figure is
 * more meaningful.
 */
export async function severalFigures(around: LoadAround): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const processes of [1, 2, 4]) {
    const servers = await startServers(around.devnet, {
      processes,
      databaseUrl: await around.createDatabase(),
      maxDelayMs,
    });
    try {
      await runCrowd(orderFor(around, servers, { apps: 100 * processes, firstUser: 20_000_000 }));
      const before = secondsOf(servers.pids);
      const apps = around.capacityApps;
      const atOnce = AT_ONCE * processes;
      const tally = await runCrowd(orderFor(around, servers, { apps, atOnce, firstUser: 40_000_000 }));
      const used = secondsOf(servers.pids) - before;
      const name = `load.processes_${processes}`;
      figures.push(
        one(`${name}.openings_per_s`, '1/s', tally.opened / tally.seconds),
        one(`${name}.openings_per_processor_s`, '1/s', tally.opened / used),
        one(`${name}.failures`, 'count', tally.failures + wrongAnswersOf(tally)),
      );
    } finally {
      await servers.close();
    }
  }
  return figures;
}
