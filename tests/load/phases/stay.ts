import type { Figure } from '../../bench/figure.ts';
import { runCrowd } from '../crowd.ts';
import { megabytesOf, secondsOf, startServers } from '../servers.ts';
import { answersOf, type LoadAround, maxDelayMs, one, orderFor, wrongAnswersOf } from './around.ts';

/** An idle app sends 150 requests an hour at most (requests.idle_hour), so one at this pace sends all of them here. */
const READ_EVERY_MS = 24_000;
const STAY_MS = 60_000;

/** load.stay.*: apps arrive at one process, open, subscribe, and stay for a minute. */
export async function stayFigures(around: LoadAround): Promise<Figure[]> {
  const { devnet, apps, perSecond } = around;
  const servers = await startServers(devnet, {
    processes: 1,
    databaseUrl: await around.createDatabase(),
    maxDelayMs,
  });
  try {
    // One-time costs of a process are paid before the measurement.
    await runCrowd(orderFor(around, servers, { apps: 100, firstUser: 20_000_000 }));
    const [pid = 0] = servers.pids;
    const before = { megabytes: megabytesOf(pid), seconds: secondsOf([pid]) };
    let arrived = before;
    const order = orderFor(around, servers, {
      apps,
      firstUser: 30_000_000,
      perSecond,
      idleMs: STAY_MS,
      readEveryMs: READ_EVERY_MS,
    });
    const tally = await runCrowd(order, () => {
      arrived = { megabytes: megabytesOf(pid), seconds: secondsOf([pid]) };
    });
    const idleSeconds = secondsOf([pid]) - arrived.seconds;
    return [
      one('load.stay.apps', 'count', tally.opened),
      one('load.stay.requests', 'count', answersOf(tally)),
      one('load.stay.failures', 'count', tally.failures + wrongAnswersOf(tally)),
      one('load.stay.refused', 'count', answersOf(tally, 503)),
      one('load.stay.open.median_ms', 'ms', tally.openMs.median),
      one('load.stay.open.p99_ms', 'ms', tally.openMs.p99),
      one('load.stay.request.median_ms', 'ms', tally.requestMs.median),
      one('load.stay.request.p99_ms', 'ms', tally.requestMs.p99),
      one('load.stay.opening.processor_ms', 'ms', ((arrived.seconds - before.seconds) * 1_000) / apps),
      one('load.stay.idle.processor_share', 'cores', (idleSeconds * 1_000) / STAY_MS),
      one('load.stay.rss_mb', 'MB', arrived.megabytes),
      one('load.stay.memory_per_app_kb', 'KB', ((arrived.megabytes - before.megabytes) * 1_024) / apps),
    ];
  } finally {
    await servers.close();
  }
}
