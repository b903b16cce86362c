import { noTouches } from '@xbts/bot/src/chain/orders/findOrderTouches.ts';
import { queueRound } from '@xbts/bot/src/notices/rounds/closeRounds.ts';
import { recordBlocks } from '@xbts/bot/src/notices/rounds/recordRange.ts';
import { createSender } from '@xbts/bot/src/notices/sender/createSender.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { countNotices } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { saveMinimum } from '@xbts/bot/src/storage/repositories/paymentMinimums.ts';
import { quietRounds } from '@xbts/bot/src/storage/repositories/rounds.ts';
import { expect } from 'vitest';
import { payAll, peopleOf, quietLog, subscribe, testLinks } from '../../faults/notices/round.ts';

/** The paid and notified chats. */
export const people = peopleOf(60);

/** The notified chats, with the number of each notice by its text. */
export type Told = Map<string, number>;

/** Sends waiting notices until the signal; calls `onSend` after each. */
function startSender(
  storage: Storage,
  { told, signal, onSend = () => undefined }: { told: Told; signal: AbortSignal; onSend?: () => void },
): Promise<void> {
  const sender = createSender({
    storage,
    links: testLinks,
    log: quietLog,
    perSecond: 200,
    // Longer than any of this takes, or a send in flight would count as interrupted.
    leaseMs: 120_000,
    deadlineMs: 60_000,
    send: async ({ chatId, html }) => {
      const name = `${chatId} ${html}`;
      told.set(name, (told.get(name) ?? 0) + 1);
      onSend();
      return { kind: 'sent' };
    },
  });
  return sender.run(signal);
}

/** Sends some: starts no more once `count` are sent. */
export async function sendSome(storage: Storage, told: Told, most: number): Promise<void> {
  const stop = new AbortController();
  const onSend = () => {
    if (told.size >= most) stop.abort();
  };
  await startSender(storage, { told, signal: stop.signal, onSend });
}

/** Sends during another action. */
export async function sendWhile(storage: Storage, told: Told, work: () => Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  const running = startSender(storage, { told, signal: stop.signal });
  try {
    await work();
  } finally {
    stop.abort();
    await running;
  }
}

/** Sends until nothing waits. */
export const sendAll = (storage: Storage, told: Told): Promise<void> =>
  sendWhile(storage, told, () => expect.poll(() => isAllSent(storage), { timeout: 200_000 }).toBe(true));

async function isAllSent(storage: Storage): Promise<boolean> {
  const { waiting = 0, claimed = 0, sending = 0 } = await countNotices(storage.db);
  return waiting + claimed + sending === 0;
}

/** A round whose notices are being sent, and one still being paid. */
export async function inTheMiddle(storage: Storage): Promise<void> {
  await subscribe(storage, people);
  expect(await payAll(storage, people, 1)).toBe(people.length);
  const payments = people.map(({ id }, index) => ({
    operation: `2/${index}/0`,
    accountId: `1.2.${id}`,
    accountName: `account-${id}`,
    units: 9_007_199_254_740_993n,
    assetId: '1.3.4099',
    symbol: 'XBTSX.STH',
    precision: 5,
  }));
  await recordBlocks(storage, {
    chainId: 'f0'.repeat(32),
    from: 1,
    to: 2,
    blocks: [
      {
        blockNum: 2,
        at: new Date(),
        payouts: [{ payerId: '1.2.5', payerName: 'xbts-payer', payments }],
        transfers: [],
      },
    ],
    orders: noTouches,
  });
  await saveMinimum(storage.db, people[0]?.id ?? 0, { symbol: 'BTS', precision: 5, units: 2n ** 62n });
}

/** Ends the round still being paid. */
export async function endRound(storage: Storage): Promise<void> {
  const [roundId = ''] = await quietRounds(storage.db, 'f0'.repeat(32), new Date(Date.now() + 60_000));
  expect(await queueRound(storage, { roundId, prices: {} })).toBe(people.length);
}
