import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { runCrowd } from '../load/crowd.ts';
import { answersOf, orderFor, wrongAnswersOf } from '../load/phases/around.ts';
import { type Servers, startServers } from '../load/servers.ts';
import { startWatchdog } from '../load/watchdog.ts';

let devnet: Devnet;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  devnet = await startDevnet({ liveDays: 1 });
  closers.push(() => devnet.close());
});

afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** One process with the embedded database. */
async function serving(maxDelayMs: number): Promise<Servers> {
  const servers = await startServers(devnet, { processes: 1, databaseUrl: '', maxDelayMs });
  closers.push(() => servers.close());
  return servers;
}

it('two hundred mini apps open, subscribe and stay on one process', async () => {
  const servers = await serving(0);
  const order = orderFor({ devnet }, servers, {
    apps: 200,
    firstUser: 30_000_000,
    atOnce: 50,
    idleMs: 1_000,
    readEveryMs: 300,
  });
  const tally = await runCrowd(order);
  expect([tally.opened, tally.failures, wrongAnswersOf(tally), answersOf(tally, 503)]).toEqual([
    200, 0, 0, 0,
  ]);
});

it('a late process sends apps away with a retry time, and answers watchdog and messenger', async () => {
  // A process that counts as late with any work at all.
  const servers = await serving(1);
  const [url = ''] = servers.urls;
  const watchdog = await startWatchdog(url, devnet.messenger.token);
  const tally = await runCrowd(
    orderFor({ devnet }, servers, { apps: 150, firstUser: 40_000_000, atOnce: 150 }),
  );
  const watched = await watchdog.stop();
  expect(answersOf(tally, 503)).toBeGreaterThan(0);
  expect([tally.withoutTime, tally.failures, wrongAnswersOf(tally)]).toEqual([0, 0, 0]);
  expect(watched.health + watched.webhook).toBeGreaterThan(0);
  expect(watched.refused).toBe(0);
});
