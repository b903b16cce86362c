// A bot in a separate process: answers updates until it is killed. Its only argument is a BotTask in JSON; its log goes
// to the output.

import { fakeRequestFacts } from '@xbts/bot/src/chain/fakeRequestFacts.fixture.ts';
import { fakeMarket } from '@xbts/bot/src/chain/market/fakeMarket.fixture.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { addWebhook } from '@xbts/bot/src/server/routes/webhook.ts';
import { openStorage, type StorageOptions } from '@xbts/bot/src/storage/openStorage.ts';
import { createBot } from '@xbts/bot/src/telegram/createBot.ts';
import { createLaunchLinks } from '@xbts/bot/src/telegram/launchLinks.ts';
import { createPartnerLinks } from '@xbts/bot/src/telegram/partnerLinks.ts';
import { answerWith } from '@xbts/bot/src/telegram/updates/answerWith.ts';
import { startPolling } from '@xbts/bot/src/telegram/updates/polling.ts';
import {
  startWebhook,
  type Webhook,
  webhookPath,
  webhookSecret,
} from '@xbts/bot/src/telegram/updates/startWebhook.ts';
import { createUpdateInbox } from '@xbts/bot/src/telegram/updates/updateInbox.ts';
import { fastify } from 'fastify';

/** The task of a bot process. */
export interface BotTask {
  readonly storage: StorageOptions;
  readonly apiRoot: string;
  readonly token: string;
  readonly updates: 'polling' | 'webhook';
  readonly leaseMs: number;
}

const task: BotTask = JSON.parse(process.argv[2] ?? '');
const { token, apiRoot } = task;
const log = createLog({ level: 'warn', secrets: [token] });
const storage = await openStorage(task.storage);
const launch = createLaunchLinks({ mode: 'miniapp', publicUrl: 'http://127.0.0.1:1' });
const bot = createBot({
  token,
  apiRoot,
  launch,
  partners: createPartnerLinks({ secret: '', countsUnsigned: true }),
  market: fakeMarket(),
  requestFacts: fakeRequestFacts,
  storage,
  log,
  supportUrl: 'https://t.me/xbtsio',
  payers: [],
});
const inbox = createUpdateInbox({ storage, log, answer: answerWith(bot, log), leaseMs: task.leaseMs });
const options = { launch, log, inbox, waits: [10] };
if (task.updates === 'polling') startPolling(bot, options);
else {
  const server = fastify();
  const secret = webhookSecret(token);
  let webhook: Webhook | undefined;
  addWebhook(server, { secret, accept: async (update) => (await webhook?.accept(update)) ?? false });
  const address = (await server.listen({ port: 0, host: '127.0.0.1' })) + webhookPath;
  webhook = startWebhook(bot, { ...options, secret, address });
}
