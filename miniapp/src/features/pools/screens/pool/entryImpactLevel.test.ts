import { describe, expect, it } from 'vitest';
import { entryImpactLevel, isImpactAccepted } from './entryImpactLevel.ts';

describe('the price impact of an entry with one asset', () => {
  it('causes a warning from 3 % on, a typed word from 10 %, and a refusal from 50 %', () => {
    const levels = [0, 0.0299, 0.03, 0.0999, 0.1, 0.4999, 0.5, 0.9].map(entryImpactLevel);
    expect(levels).toEqual(['none', 'none', 'warn', 'warn', 'confirm', 'confirm', 'block', 'block']);
  });

  it('is accepted with the required word, and never once it is too great', () => {
    expect(isImpactAccepted(0.05, '', 'stake')).toBe(true);
    expect(isImpactAccepted(0.2, 'sta', 'stake')).toBe(false);
    expect(isImpactAccepted(0.2, ' Stake ', 'stake')).toBe(true);
    expect(isImpactAccepted(0.6, 'stake', 'stake')).toBe(false);
  });
});
