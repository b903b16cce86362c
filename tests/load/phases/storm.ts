import type { Figure } from '../../bench/figure.ts';
import { runCrowd } from '../crowd.ts';
import { megabytesOf, secondsOf, startServers } from '../servers.ts';
import { startWatchdog } from '../watchdog.ts';
import { answersOf, type LoadAround, maxDelayMs, one, orderFor, wrongAnswersOf } from './around.ts';

/** The multiple of one process's capacity, and the duration in seconds. */
const TIMES = 2;
const STORM_SECONDS = 30;

/**
 * load.capacity.*, load.twice.*: the openings that one process serves in a second, then twice as many arrivals by the
 * clock, while a watchdog and the messenger continue their requests; finally whether it serves as before.
 */
export async function stormFigures(around: LoadAround): Promise<Figure[]> {
  const { devnet, capacityApps } = around;
  const servers = await startServers(devnet, {
    processes: 1,
    databaseUrl: await around.createDatabase(),
    maxDelayMs,
  });
  const [pid = 0] = servers.pids;
  const [url = ''] = servers.urls;
  try {
    await runCrowd(orderFor(around, servers, { apps: 100, firstUser: 20_000_000 }));
    const before = secondsOf([pid]);
    const calm = await runCrowd(orderFor(around, servers, { apps: capacityApps, firstUser: 40_000_000 }));
    const used = secondsOf([pid]) - before;
    const capacity = calm.opened / calm.seconds;
    const watchdog = await startWatchdog(url, devnet.messenger.token);
    const perSecond = TIMES * capacity;
    const apps = Math.ceil(perSecond * STORM_SECONDS);
    const storm = await runCrowd(orderFor(around, servers, { apps, firstUser: 50_000_000, perSecond }));
    const watched = await watchdog.stop();
    const after = await runCrowd(orderFor(around, servers, { apps: 100, firstUser: 60_000_000, atOnce: 4 }));
    return [
      one('load.capacity.openings_per_s', '1/s', capacity),
      one('load.capacity.openings_per_processor_s', '1/s', calm.opened / used),
      one('load.capacity.requests_per_processor_s', '1/s', answersOf(calm) / used),
      one('load.twice.arrivals_per_s', '1/s', perSecond),
      one('load.twice.opened_per_s', '1/s', storm.opened / storm.seconds),
      one('load.twice.opened_share', 'ratio', storm.opened / apps),
      one('load.twice.refused_share', 'ratio', answersOf(storm, 503) / answersOf(storm)),
      one('load.twice.refused_without_time', 'count', storm.withoutTime),
      one('load.twice.failures', 'count', storm.failures + wrongAnswersOf(storm)),
      one('load.twice.request.p99_ms', 'ms', storm.requestMs.p99),
      one('load.twice.rss_mb', 'MB', megabytesOf(pid)),
      one('load.twice.watchdog.answers', 'count', watched.health + watched.webhook),
      one('load.twice.watchdog.refused', 'count', watched.refused),
      one('load.twice.watchdog.longest_ms', 'ms', watched.longestMs),
      one('load.after.opened_share', 'ratio', after.opened / 100),
    ];
  } finally {
    await servers.close();
  }
}
