import { expect, it } from 'vitest';
import { backoffMs, createOutageWatch } from './backoff.ts';
import { createPace } from './pace.ts';
import { createSlidingWindow } from './slidingWindow.ts';
import { createTestClock } from './testClock.fixture.ts';

const { signal } = new AbortController();

function setup(perSecond: number) {
  const clock = createTestClock();
  let nextAt = 0;
  const pace = createPace({
    perSecond,
    clock,
    takeTurns: async (count, intervalMs) => {
      const first = Math.max(nextAt, clock.now());
      nextAt = first + count * intervalMs;
      return first - clock.now();
    },
  });
  return { clock, pace };
}

it('hands out even turns at very nearly the allowed rate', async () => {
  const { clock, pace } = setup(30);
  for (let turn = 0; turn <= 300; turn += 1) await pace.turn(signal);
  expect(clock.now()).toBeGreaterThan(10_000);
  expect(clock.now()).toBeLessThan(10_000 / 0.99);
});

it('spreads turns taken together as far apart as all others', async () => {
  const { clock, pace } = setup(30);
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    await pace.turn(signal);
    times.push(clock.now());
  }
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const gap of gaps) expect(gap).toBeCloseTo(1_000 / (30 * 0.995), 6);
});

it.each([
  [5, 2],
  [30, 3],
  [1_000, 100],
])(
  'at %i a second it takes %i turns at once: a tenth of a second of them, and two at least',
  async (perSecond, count) => {
    const taken: number[] = [];
    const takeTurns = async (turns: number) => {
      taken.push(turns);
      return 0;
    };
    await createPace({ perSecond, clock: createTestClock(), takeTurns }).turn(signal);
    expect(taken[0]).toBe(count);
  },
);

it('hands out no turn before the shared rate grants it, however slow the database', async () => {
  const clock = createTestClock();
  const takeTurns = async () => {
    clock.advance(500);
    return 3_000;
  };
  await createPace({ perSecond: 10, clock, takeTurns }).turn(signal);
  expect(clock.now()).toBeGreaterThanOrEqual(3_500);
});

it('makes up for a short delay, and drops turns missed by far', async () => {
  const { clock, pace } = setup(10);
  await pace.turn(signal);
  clock.advance(150);
  await pace.turn(signal);
  await pace.turn(signal);
  expect(clock.now()).toBeCloseTo(2 * (100 / 0.995), 3);
  clock.advance(60_000);
  const rested = clock.now();
  await pace.turn(signal);
  await pace.turn(signal);
  await pace.turn(signal);
  expect(clock.now() - rested).toBeCloseTo(2 * (100 / 0.995), 3);
});

it.each([
  [250, 350],
  [250.5, 5_000],
])('after a turn missed by %d ms the next is taken at %d ms', async (missedMs, expected) => {
  const clock = createTestClock();
  // Ten a second, and no more before five seconds have passed.
  const waits = [0, 5_000, 5_000];
  const takeTurns = async () => waits.shift() ?? expect.unreachable();
  const pace = createPace({ perSecond: 10 / 0.995, clock, takeTurns });
  await pace.turn(signal);
  clock.advance(100 + missedMs);
  await pace.turn(signal);
  expect(clock.now()).toBe(expected);
});

it.each([5, 6])(
  'lets %i calls arrive within a second and no more, however unevenly they travel',
  async (size) => {
    const clock = createTestClock();
    const inWindow = createSlidingWindow(size, clock);
    const arrivedAt: number[] = [];
    const travels = [40, 10, 90, 10, 10, 60, 10, 30, 10, 10, 80, 10, 10, 10, 10, 10];
    for (const travelMs of travels)
      await inWindow(async () => {
        await clock.sleep(travelMs, signal);
        arrivedAt.push(clock.now());
        await clock.sleep(5, signal);
      }, signal);
    const spans = arrivedAt.slice(size).map((at, index) => at - (arrivedAt[index] ?? 0));
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...spans)).toBeLessThan(1_200);
  },
);

it('does not begin a call that was abandoned while it waited', async () => {
  const clock = createTestClock();
  const inWindow = createSlidingWindow(1, clock);
  await inWindow(async () => undefined, signal);
  let isCalled = false;
  const late = inWindow(async () => {
    isCalled = true;
  }, AbortSignal.abort());
  await expect(late).rejects.toThrow();
  expect(isCalled).toBe(false);
});

it('doubles each wait, up to the longest', () => {
  const backoff = { firstMs: 1_000, longestMs: 600_000 };
  expect([1, 2, 3, 10, 11, 10_000].map((failures) => backoffMs(backoff, failures))).toEqual([
    1_000, 2_000, 4_000, 512_000, 600_000, 600_000,
  ]);
});

it('treats five failures in a row as an outage, waits ever longer, and ends it at one success', async () => {
  const clock = createTestClock();
  const outage = createOutageWatch({ firstMs: 100, longestMs: 300 }, clock);
  const waits: number[] = [];
  for (let failure = 1; failure <= 8; failure += 1) {
    outage.note(true);
    const before = clock.now();
    await outage.wait(signal);
    waits.push(clock.now() - before);
  }
  expect(waits).toEqual([0, 0, 0, 0, 100, 200, 300, 300]);
  outage.note(false);
  expect(outage.isOn()).toBe(false);
  for (let failure = 1; failure <= 4; failure += 1) outage.note(true);
  expect(outage.isOn()).toBe(false);
});
