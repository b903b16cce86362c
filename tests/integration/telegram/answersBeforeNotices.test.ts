import { pauseLeft, takeTurns } from '@xbts/bot/src/storage/repositories/sendingRate.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTalk, type Talk } from './talk.ts';

const ALICE = 7001001;
let talk: Talk;
beforeAll(async () => {
  // A turn of ten seconds is seen on a slow machine too.
  talk = await startTalk({ messagesPerSecond: 0.1 });
});
afterAll(() => talk?.close());

const say = (text: string) => () => talk.messenger.person.write(ALICE, text);

it('an answer goes out at once, and takes the turn that a notice would have had', async () => {
  expect(await takeTurns(talk.storage.db, 1, 1)).toBeLessThanOrEqual(0);
  expect(await talk.answersTo(ALICE, say('/start'))).toHaveLength(1);
  await expect.poll(() => takeTurns(talk.storage.db, 1, 1)).toBeGreaterThan(5_000);
});

it('while an answer is refused as one too many, notices wait, and the answer is sent first', async () => {
  talk.messenger.faults.set([{ kind: 'flood', retryAfter: 2, times: 1, methods: ['sendMessage'] }]);
  const answers = talk.answersTo(ALICE, say('/help'));
  await expect.poll(() => pauseLeft(talk.storage.db)).toBeGreaterThan(0);
  expect(await answers).toHaveLength(1);
});
