// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { describe, expect, it } from 'vitest';
import { togetherOf, yearlyYield } from './MinePools.tsx';

describe('the yield of pools', () => {
  it('is a part of their value, and unknown when either is', () => {
    expect(yearlyYield(200, 12.5)).toBe(25);
    expect(yearlyYield(null, 12.5)).toBeNull();
    expect(yearlyYield(200, null)).toBeNull();
  });

  it('of all together is weighted by value and leaves out unknown ones', () => {
    expect(
      togetherOf([
        { worth: 300, apy: 10 },
        { worth: 100, apy: 2 },
        { worth: null, apy: 90 },
        { worth: 500, apy: null },
      ]),
    ).toEqual({ worth: 400, apy: 8 });
    expect(togetherOf([{ worth: null, apy: 5 }])).toBeNull();
  });
});
