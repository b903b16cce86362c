import { describe, expect, it } from 'vitest';
import type { TranslateVault } from '../../texts/vaultTexts.ts';
import { waitText } from './waitText.ts';

const t: TranslateVault = (key, values) => `${key} ${values?.count}`;

describe('the wait for the next PIN', () => {
  it('is shown in seconds up to two minutes, then in minutes, rounded up', () => {
    expect(waitText(0, t)).toBeUndefined();
    expect(waitText(1, t)).toBe('pin.wait 1');
    expect(waitText(120, t)).toBe('pin.wait 120');
    expect(waitText(121, t)).toBe('pin.waitMinutes 3');
    expect(waitText(600, t)).toBe('pin.waitMinutes 10');
    expect(waitText(3600, t)).toBe('pin.waitMinutes 60');
  });
});
