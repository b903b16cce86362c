import { fakeRequestFacts } from '@xbts/bot/src/chain/fakeRequestFacts.fixture.ts';
import { fakeMarket } from '@xbts/bot/src/chain/market/fakeMarket.fixture.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { addErrorAnswers } from '@xbts/bot/src/server/plugins/errorAnswers.ts';
import { addWebhook } from '@xbts/bot/src/server/routes/webhook.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
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
import { type Clock, systemClock } from '@xbts/shared/client/clock.ts';
import { fastify } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables, onBothEngines } from '../../bothEngines.ts';
import { type Messenger, startMessenger } from '../../devnet/messenger/startMessenger.ts';

const ALICE = 7001001;
const log = createLog({ level: 'silent', secrets: [] });
/** On a busy machine the database may take seconds: this test is not about its absence (updateInbox.test.ts). */
const patientClock: Clock = {
  ...systemClock,
  setTimeout: (run, ms) => systemClock.setTimeout(run, ms * 100),
};

onBothEngines('the bot by webhook', (databases) => {
  let storage: Storage;
  let messenger: Messenger;
  const closers: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    storage = await databases.open();
  });
  beforeEach(async () => {
    await emptyTables(storage);
    messenger = await startMessenger();
    closers.push(() => messenger.close());
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  const launch = createLaunchLinks({ mode: 'miniapp', publicUrl: 'http://127.0.0.1:1' });
  const newBot = () =>
    createBot({
      token: messenger.token,
      apiRoot: messenger.botApiUrl,
      launch,
      partners: createPartnerLinks({ secret: '', countsUnsigned: true }),
      market: fakeMarket(),
      requestFacts: fakeRequestFacts,
      storage,
      log,
      supportUrl: 'https://t.me/xbtsio',
      payers: [],
    });

  const inboxOf = (bot: ReturnType<typeof newBot>) =>
    createUpdateInbox({ storage, log, answer: answerWith(bot, log), clock: patientClock });

  const webhooksSet = () => messenger.calls.filter(({ method }) => method === 'setWebhook').length;

  /** A process: its own server and bot; the others share the database and the bot's name. */
  async function startProcess(): Promise<{ address: string; webhook: Webhook }> {
    const before = webhooksSet();
    const server = fastify();
    addErrorAnswers(server);
    const secret = webhookSecret(messenger.token);
    let webhook: Webhook | undefined;
    addWebhook(server, { secret, accept: async (update) => (await webhook?.accept(update)) ?? false });
    const address = (await server.listen({ port: 0, host: '127.0.0.1' })) + webhookPath;
    const bot = newBot();
    webhook = startWebhook(bot, { launch, log, inbox: inboxOf(bot), address, secret, waits: [10] });
    const started = webhook;
    closers.push(async () => {
      await Promise.all([started.stop(), server.close()]);
    });
    // It first looks for leftover updates, and then requests delivery.
    await expect.poll(() => webhooksSet()).toBe(before + 1);
    return { address, webhook };
  }

  const bring = async (address: string, update: object, secret = webhookSecret(messenger.token)) =>
    (
      await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
        body: JSON.stringify(update),
      })
    ).status;

  let updateId = 500_000;
  const support = () => {
    updateId += 1;
    return {
      update_id: updateId,
      message: {
        message_id: 1,
        date: 1,
        from: { id: ALICE, is_bot: false, first_name: 'Alice', language_code: 'en' },
        chat: { id: ALICE, type: 'private', first_name: 'Alice' },
        text: '/support',
        entities: [{ type: 'bot_command', offset: 0, length: 8 }],
      },
    };
  };
  const answers = () =>
    (messenger.chats.find(ALICE)?.messages ?? []).filter(({ text = '' }) =>
      text.startsWith('Help from people'),
    ).length;
  const startChat = () => {
    const chat = messenger.chats.find(ALICE);
    if (chat !== undefined) chat.isStarted = true;
  };

  it('receives messages at the address and with the secret that it gave the messenger', async () => {
    await startProcess();
    messenger.person.write(ALICE, '/support');
    await expect.poll(answers).toBe(1);
  });

  it.each(['', 'guess', 'f'.repeat(64)])('accepts nothing with the secret %j', async (secret) => {
    startChat();
    const { address } = await startProcess();
    expect(await bring(address, support(), secret)).toBe(404);
    expect(await bring(address, support())).toBe(200);
    await expect.poll(answers).toBe(1);
  });

  it('answers an update once, however often it is delivered and to whichever process', async () => {
    startChat();
    const [one, two] = [await startProcess(), await startProcess()];
    const update = support();
    const statuses = await Promise.all(
      [one, two, one, two, one, two].map(({ address }) => bring(address, update)),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    // Later messages in the same chat are answered after it.
    await bring(one.address, support());
    await bring(two.address, support());
    await expect.poll(answers).toBe(3);
  });

  it('acknowledges at once, even before the Bot API accepts the answer', async () => {
    startChat();
    const { address } = await startProcess();
    messenger.faults.set([{ kind: 'serverError', methods: ['sendMessage'] }]);
    expect(await bring(address, support())).toBe(200);
    expect(answers()).toBe(0);
    messenger.faults.set([]);
    await expect.poll(answers).toBe(1);
  });

  it('refuses invalid updates, and accepts none once it is stopped', async () => {
    const { address, webhook } = await startProcess();
    expect(await bring(address, { message: 'x' })).toBe(400);
    await webhook.stop();
    expect(await bring(address, support())).toBe(503);
  });

  it('is removed by a bot that fetches its updates', async () => {
    const { webhook } = await startProcess();
    await webhook.stop();
    const bot = newBot();
    const polling = startPolling(bot, { launch, log, inbox: inboxOf(bot), waits: [10] });
    closers.push(() => polling.stop());
    messenger.person.write(ALICE, '/support');
    await expect.poll(answers).toBe(1);
  });
});
