import { describe, expect, it } from 'vitest';
import { compareKeys } from './authority.ts';
import { parsePublicKey } from './publicKeys.ts';
import { derived } from './recorded.fixture.ts';

const { sorted_public, sorted_by_string } = derived.key_auths_order;

describe('compareKeys', () => {
  it('orders keys as the chain does, which differs from the order of their texts', () => {
    const sorted = [...sorted_by_string].sort((a, b) => compareKeys(parsePublicKey(a), parsePublicKey(b)));
    expect(sorted).toEqual(sorted_public);
    expect(sorted).not.toEqual(sorted_by_string);
  });

  it('is zero for the same key', () => {
    const key = parsePublicKey(sorted_public[0]!);
    expect(compareKeys(key, key)).toBe(0);
  });
});
