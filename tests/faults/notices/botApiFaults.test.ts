import { realClock } from '@xbts/bot/src/clock.ts';
import { createSender } from '@xbts/bot/src/notices/sender/createSender.ts';
import type { SenderOptions } from '@xbts/bot/src/notices/sender/senderOptions.ts';
import { createSendNotice } from '@xbts/bot/src/notices/sender/sendNotice.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { countNotices } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { noteReach } from '@xbts/bot/src/storage/repositories/reach.ts';
import { findSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables, onBothEngines } from '../../bothEngines.ts';
import type { Messenger } from '../../devnet/messenger/startMessenger.ts';
import { messengerOf, payAll, peopleOf, quietLog, subscribe, testLinks } from './round.ts';

const people = peopleOf(20);
const [first = people[0]!] = people;
/** On a machine that stalls for seconds no pending answer is given up: its message would be sent once more. */
const userRateLimit = { deadlineMs: 60_000, leaseMs: 120_000 };

onBothEngines('a sender whose Bot API', (databases) => {
  let storage: Storage;
  let messenger: Messenger;
  let stop: AbortController;
  let running: Promise<void>[];

  beforeAll(async () => {
    storage = await databases.open();
  });
  beforeEach(async () => {
    await emptyTables(storage);
    messenger = await messengerOf(people);
    stop = new AbortController();
    running = [];
    await subscribe(storage, people);
  });
  afterEach(async () => {
    stop.abort();
    await Promise.all(running);
    await messenger.close();
  });

  const startSender = (options: Partial<SenderOptions> = {}) => {
    const send = createSendNotice({ token: messenger.token, apiRoot: messenger.botApiUrl });
    const sender = createSender({
      storage,
      send,
      links: testLinks,
      log: quietLog,
      perSecond: 200,
      idleMs: 20,
      backoff: { firstMs: 50, longestMs: 200 },
      ...userRateLimit,
      ...options,
    });
    running.push(sender.run(stop.signal));
  };
  const told = () => people.map(({ id }) => messenger.chats.find(id)?.messages.length ?? 0);
  const everyone = people.map(() => 1);
  const untilTold = (expected: readonly number[]) =>
    expect.poll(told, { timeout: 120_000, interval: 20 }).toEqual(expected);
  const untilDone = (states: object) =>
    expect.poll(() => countNotices(storage.db), { timeout: 120_000, interval: 20 }).toEqual(states);

  it('answers normally gets the digest, with its button', async () => {
    await payAll(storage, people, 1);
    startSender();
    await untilTold(everyone);
    const [message] = messenger.chats.find(first.id)?.messages ?? [];
    expect(message?.text).toBe(
      `💰 SmartHolder payout\naccount-${first.id}: +1.5 XBTSX.STH ≈ $3.00\nFrom xbts-payer`,
    );
    expect(message?.entities?.find(({ type }) => type === 'text_link')?.url).toBe(
      'https://explorer.test/1/0/0',
    );
    expect(message?.reply_markup?.inline_keyboard).toEqual([
      [{ text: 'My stakes', web_app: { url: 'https://mini.test/?startapp=--smartholder' } }],
    ]);
    await untilDone({ sent: people.length });
  });

  it('says 429 is left alone by all senders for the stated time', async () => {
    messenger.faults.set([{ kind: 'flood', retryAfter: 7, times: 1, methods: ['sendMessage'] }]);
    await payAll(storage, people, 1);
    startSender({ perSecond: 8 });
    startSender({ perSecond: 8 });
    await untilTold(everyone);
    expect(messenger.calls.filter(({ status }) => status === 429)).toHaveLength(1);
    const rate = await storage.db.selectFrom('sending_rate').select('paused_until').executeTakeFirstOrThrow();
    const over = rate.paused_until.getTime();
    // Turns handed out before the pause, some two seconds of them, may still be used, and on a slow machine they come
    // late.
    expect(messenger.calls.filter(({ at }) => at > over - 2_000 && at < over - 20)).toEqual([]);
    expect(messenger.calls.filter(({ at }) => at >= over - 20).length).toBeGreaterThan(0);
    await untilDone({ sent: people.length });
  });

  it('says 403 makes that chat keep its notices unsent, until it accepts messages again', async () => {
    messenger.person.setBlocked(first.id, true);
    await payAll(storage, people, 1);
    await payAll(storage, people, 2);
    startSender({ chatGapMs: 10 });
    await untilTold(people.map(({ id }) => (id === first.id ? 0 : 2)));
    await untilDone({ sent: 2 * (people.length - 1), waiting: 2 });
    expect(await findSubscriber(storage.db, first.id)).toBeDefined();
    messenger.person.setBlocked(first.id, false);
    await noteReach(storage.db, first.id, true);
    await untilTold(people.map(() => 2));
    await untilDone({ sent: 2 * people.length });
  });

  it.each(['serverError', 'garbage', 'silence'] as const)(
    'answers with %s at first gets every notice once it recovers, and each once',
    async (kind) => {
      messenger.faults.set([{ kind, times: 8, methods: ['sendMessage'] }]);
      await payAll(storage, people, 1);
      startSender();
      await untilTold(everyone);
      await untilDone({ sent: people.length });
      expect(told()).toEqual(everyone);
    },
  );

  it('fails for one chat only does not delay the others', async () => {
    messenger.faults.set([{ kind: 'serverError', chatId: first.id, methods: ['sendMessage'] }]);
    await payAll(storage, people, 1);
    startSender();
    await untilTold(people.map(({ id }) => (id === first.id ? 0 : 1)));
    messenger.faults.set([]);
    await untilTold(everyone);
  });

  it('accepts a message and loses its answer gets it once more, no oftener', async () => {
    messenger.faults.set([{ kind: 'lostAnswer', chatId: first.id, times: 1, methods: ['sendMessage'] }]);
    await payAll(storage, people, 1);
    startSender();
    await untilDone({ sent: people.length });
    expect(told()).toEqual(people.map(({ id }) => (id === first.id ? 2 : 1)));
  });

  it('does not answer at all is abandoned at the deadline, and retried', async () => {
    let isStuck = true;
    const deadlineMs = 30_000;
    const send = createSendNotice({ token: messenger.token, apiRoot: messenger.botApiUrl });
    await payAll(storage, people, 1);
    let failed = 0;
    startSender({
      deadlineMs,
      leaseMs: 2 * deadlineMs,
      // The deadline passes at once while nothing answers; afterwards a busy machine has all the time it needs.
      clock: {
        ...realClock,
        sleep: (ms, signal) => realClock.sleep(isStuck && ms === deadlineMs ? 50 : ms, signal),
      },
      send: (notice, signal) => (isStuck ? new Promise(() => undefined) : send(notice, signal)),
      observe: (outcome) => {
        if (outcome === 'failed') failed += 1;
      },
    });
    await expect.poll(() => failed).toBeGreaterThan(0);
    isStuck = false;
    await untilTold(everyone);
    await untilDone({ sent: people.length });
  });

  it('refuses a message for good is not retried, and the notice is given up with the code', async () => {
    await payAll(storage, people, 1);
    startSender({ send: async () => ({ kind: 'refused', code: 'bot_api.400' }) });
    await untilDone({ given_up: people.length });
    const rows = await storage.db.selectFrom('outbox').select(['attempt', 'code']).distinct().execute();
    expect(rows).toEqual([{ attempt: 1, code: 'bot_api.400' }]);
  });

  it('counts calls never sees more than the platform allows, to all or to one chat, from two senders', async () => {
    messenger.rateLimiter.limits = { perSecond: 30, perChatPerSecond: 1 };
    for (const blockNum of [1, 2, 3]) await payAll(storage, people, blockNum);
    startSender({ perSecond: 30 });
    startSender({ perSecond: 30 });
    await untilTold(people.map(() => 3));
    expect(messenger.calls.filter(({ status }) => status !== 200)).toEqual([]);
    await untilDone({ sent: 3 * people.length });
  });
});
