// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { describe, expect, it } from 'vitest';
import { readPercent } from './WithdrawSheet.tsx';

describe('a percentage of shares', () => {
  it('is above 0, up to 100, with at most two decimals', () => {
    expect(['100', '0.01', '33,5', '12.34'].map(readPercent)).toEqual([10_000, 1, 3350, 1234]);
    expect(['0', '100.01', '1.234', '', '-1', 'all'].map(readPercent)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
