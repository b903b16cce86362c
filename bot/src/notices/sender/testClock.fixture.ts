import type { SenderClock } from '../../clock.ts';

/** Time that passes only by sleeping, and instantly: the shortest sleeper wakes first. */
export function createTestClock(): SenderClock & { advance(ms: number): void } {
  let now = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const wakeNext = () => {
    sleepers.sort((a, b) => a.at - b.at);
    const next = sleepers.shift();
    if (next === undefined) return;
    now = Math.max(now, next.at);
    next.wake();
  };
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
    sleep: (ms, signal) =>
      new Promise((wake) => {
        signal.addEventListener('abort', () => wake(), { once: true });
        sleepers.push({ at: now + Math.max(0, ms), wake });
        setImmediate(wakeNext);
      }),
  };
}
