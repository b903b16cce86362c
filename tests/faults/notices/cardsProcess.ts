// Marks cards of answered requests in a separate process until all are finished. Its only argument is a CardsTask in
// JSON.
import { setTimeout as wait } from 'node:timers/promises';
import { realClock } from '@xbts/bot/src/clock.ts';
import { createCardMarker } from '@xbts/bot/src/notices/requests/createCardMarker.ts';
import { openStorage, type StorageOptions } from '@xbts/bot/src/storage/openStorage.ts';
import { createBotApi } from '@xbts/bot/src/telegram/botApi.ts';
import { quietLog, testLinks } from './round.ts';

/** The task of a process. */
export interface CardsTask {
  readonly storage: StorageOptions;
  readonly botApiUrl: string;
  readonly token: string;
}

const task: CardsTask = JSON.parse(process.argv[2] ?? '');
const storage = await openStorage(task.storage);
const stop = new AbortController();
const api = createBotApi({ token: task.token, apiRoot: task.botApiUrl });
const marker = createCardMarker({
  storage,
  api,
  links: testLinks,
  log: quietLog,
  clock: realClock,
  idleMs: 50,
  leaseSeconds: 1,
});
const running = marker.run(stop.signal);
const left = () =>
  storage.db.selectFrom('request_cards').select('request_id').where('marked_at', 'is', null).execute();
while ((await left()).length > 0) await wait(100);
stop.abort();
await running;
await storage.close();
