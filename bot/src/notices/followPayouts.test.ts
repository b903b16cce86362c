import { expect, it } from 'vitest';
import { payoutTimes } from './followPayouts.ts';

it('rounds and fills wait a minute; accounts are looked for every 3 s, what waits every 15 s, every order every 5 min', () => {
  const times = { quietMs: 60_000, joinMs: 60_000, watchMs: 3_000, sweepMs: 300_000, lookMs: 15_000 };
  expect(payoutTimes({})).toEqual(times);
  expect(payoutTimes({ watchMs: 0, lookMs: 0 })).toEqual({ ...times, watchMs: 0, lookMs: 0 });
});
