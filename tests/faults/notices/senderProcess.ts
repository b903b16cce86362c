// A sender in a separate process: reports readiness, sends the notices queued by then or later, then ends with its
// outcomes. Its only argument is a SenderTask in JSON.
import { setTimeout as wait } from 'node:timers/promises';
import { createSender } from '@xbts/bot/src/notices/sender/createSender.ts';
import { createSendNotice } from '@xbts/bot/src/notices/sender/sendNotice.ts';
import { openStorage, type StorageOptions } from '@xbts/bot/src/storage/openStorage.ts';
import { countNotices } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { quietLog, testLinks } from './round.ts';

/** The task of a sender process. */
export interface SenderTask {
  readonly storage: StorageOptions;
  readonly botApiUrl: string;
  readonly token: string;
  readonly perSecond: number;
  readonly leaseMs: number;
  readonly atOnce?: number;
}

const task: SenderTask = JSON.parse(process.argv[2] ?? '');
const storage = await openStorage(task.storage);
const stop = new AbortController();
const outcomes: Record<string, number> = {};
const sender = createSender({
  storage,
  send: createSendNotice({ token: task.token, apiRoot: task.botApiUrl }),
  links: testLinks,
  log: quietLog,
  perSecond: task.perSecond,
  leaseMs: task.leaseMs,
  deadlineMs: task.leaseMs * 0.75,
  idleMs: 100,
  ...(task.atOnce === undefined ? {} : { atOnce: task.atOnce }),
  observe: (outcome) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  },
});
const running = sender.run(stop.signal);
process.stdout.write('ready\n');
const isOver = async () => {
  const counts = await countNotices(storage.db);
  const { waiting = 0, claimed = 0, sending = 0 } = counts;
  return Object.keys(counts).length > 0 && waiting + claimed + sending === 0;
};
while (!(await isOver())) await wait(200);
stop.abort();
await running;
await storage.close();
process.stdout.write(JSON.stringify(outcomes));
