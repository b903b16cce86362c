import { type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import pg from 'pg';
import { messengerOf, payAll, peopleOf, subscribe } from '../../faults/notices/round.ts';
import { startPostgres } from '../../postgres.ts';
import { type Figure, figureOf } from '../figure.ts';

const subscribers = 1_000_000;
const rounds = 3;
const perSecond = 30;
const drainS = 60;

/** notify.*: queueing a large round, and draining the queue at the allowed rate, on a PostgreSQL server. */
export async function notifyFigures(): Promise<Figure[]> {
  const server = await startPostgres();
  try {
    return [
      ...(await queueFigures(await server.createDatabase())),
      await drainFigure(await server.createDatabase()),
    ];
  } finally {
    await server.stop();
  }
}

async function queueFigures(databaseUrl: string): Promise<Figure[]> {
  const storage = await openStorage({ databaseUrl, dataDir: '' });
  await storage.close();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`insert into subscribers (uid, language, kinds)
    select uid, 'en', array['payout'] from generate_series(1, ${subscribers}) uid`);
  await client.query(`insert into accounts (account_id, uid, name)
    select '1.2.' || uid, uid, 'account-' || uid from generate_series(1, ${subscribers}) uid`);
  await client.query('vacuum analyze');
  await client.end();
  const taken: { seconds: number; megabytes: number }[] = [];
  for (let round = 1; round <= rounds; round += 1)
    taken.push(
      JSON.parse(await runProcess('queueProcess.ts', [databaseUrl, String(round), String(subscribers)])),
    );
  return [
    figureOf(
      'notify.queue_100k_of_1m.s',
      's',
      taken.map(({ seconds }) => seconds),
    ),
    figureOf(
      'notify.queue.rss_mb',
      'MB',
      taken.map(({ megabytes }) => megabytes),
    ),
  ];
}

/** The platform's limits are enforced: a call that comes too early is refused with 429, and does not count. */
async function drainFigure(databaseUrl: string): Promise<Figure> {
  const people = peopleOf(perSecond * (drainS + 10));
  const messenger = await messengerOf(people);
  messenger.rateLimiter.limits = { perSecond, perChatPerSecond: 1 };
  const storage = await openStorage({ databaseUrl, dataDir: '' });
  await subscribe(storage, people);
  await payAll(storage, people, 1);
  await storage.close();
  const { botApiUrl, token } = messenger;
  const task = { storage: { databaseUrl, dataDir: '' }, botApiUrl, token, perSecond, leaseMs: 30_000 };
  await runProcess('../../../faults/notices/senderProcess.ts', [JSON.stringify(task)]);
  const began = messenger.calls[0]?.at ?? 0;
  const arrived = messenger.calls.filter(({ status, at }) => status === 200 && at < began + drainS * 1_000);
  await messenger.close();
  return figureOf('notify.drain.vs_allowed', 'ratio', [arrived.length / (perSecond * drainS)]);
}

/** Runs a script in its own process, which gives it its own memory; returns its output. */
function runProcess(script: string, args: readonly string[]): Promise<string> {
  const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'inherit'] };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'notify', script), ...args], options);
  let output = '';
  child.stdout?.on('data', (bytes: Buffer) => {
    output += bytes;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${script} ended with ${code}`)),
    );
  });
}
