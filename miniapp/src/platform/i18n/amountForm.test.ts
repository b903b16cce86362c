import { describe, expect, it } from 'vitest';
import { formThatFits } from './amountForm.ts';

describe('the form of an amount in a row', () => {
  it('is whole if it fits', () => {
    expect(formThatFits(18_420_311_842n, 5, 'exact', 14)).toBe('exact');
  });

  it('is short if it is too long', () => {
    expect(formThatFits(124_000_000_000_000n, 8, 'exact', 14)).toBe('short');
    expect(formThatFits(37_170_412_345n, 5, 'plain', 11)).toBe('short');
  });

  it('stays whole when there is no letter that would make it shorter', () => {
    expect(formThatFits(28_433_253_862n, 8, 'plain', 11)).toBe('plain');
  });
});
