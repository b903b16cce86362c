import { afterEach, expect, it, vi } from 'vitest';
import { everySoOften } from './createAttempt.ts';

afterEach(() => void vi.useRealTimers());

it('a repeated part is due at first, after its interval, and later when its run asks for a longer rest', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const part = everySoOften(100);
  const dueAt = (now: number) => {
    vi.setSystemTime(now);
    return part.isDue();
  };
  expect(dueAt(0)).toBe(true);
  part.done(50);
  expect([dueAt(99), dueAt(100)]).toEqual([false, true]);
  part.done(3_000);
  expect([dueAt(3_099), dueAt(3_100)]).toEqual([false, true]);
});
