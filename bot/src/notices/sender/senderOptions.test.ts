import { expect, it } from 'vitest';
import { nextTryMs, type SenderOptions, senderSettings } from './senderOptions.ts';

const settings = (more: Partial<SenderOptions> = {}) => senderSettings(more as SenderOptions);

it('a sender sends thirty messages a second, one a second to a chat, by default', () => {
  expect(settings()).toMatchObject({
    perSecond: 30,
    chatGapMs: 1_000,
    deadlineMs: 10_000,
    leaseMs: 30_000,
    idleMs: 1_000,
    backoff: { firstMs: 1_000, longestMs: 600_000 },
    tooOldMs: 172_800_000,
  });
  expect(settings({ chatGapMs: 5, leaseMs: 6 })).toMatchObject({ chatGapMs: 5, leaseMs: 6 });
});

it('a quarter of a second of messages is in flight at once, four at least and a hundred at most', () => {
  const atOnce = [1, 16, 17, 30, 400, 1_000].map((perSecond) => settings({ perSecond }).atOnce);
  expect(atOnce).toEqual([4, 4, 5, 8, 100, 100]);
});

it('a notice that fails is tried again after ever longer waits, until it is older than two days', () => {
  const { backoff, tooOldMs } = settings();
  const wait = (attempt: number, ageMs: number) => nextTryMs({ backoff, tooOldMs }, { attempt, ageMs });
  expect([wait(1, 0), wait(2, 1_000), wait(3, 172_800_000)]).toEqual([1_000, 2_000, 4_000]);
  expect(wait(4, 172_800_001)).toBeUndefined();
});
