import { expect, it } from 'vitest';
import { intervals } from './intervals.ts';

/** Spec §9: multiples of the base of 8 s. */
const times = (multiple: number) => multiple * 8000;

it('the nine jobs run at the specified intervals, and the specified ones more often in focus', () => {
  expect(intervals).toEqual({
    holders: { everyMs: times(300) },
    assets: { everyMs: times(300) },
    globalProperties: { everyMs: times(300) },
    noQuorumAssets: { everyMs: times(300) },
    scamLists: { everyMs: times(300) },
    payAssets: { everyMs: times(100), focusMs: times(3) },
    gateways: { everyMs: times(100) },
    featuredPrice: { everyMs: times(100), focusMs: times(10) },
    tickers: { everyMs: times(100), focusMs: times(25) },
  });
});
