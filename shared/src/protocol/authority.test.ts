import { describe, expect, it } from 'vitest';
import { canSignAlone, compareKeys, keysToSignWith, keyWeight, singleKeyAuthority } from './authority.ts';
import { parsePublicKey } from './publicKeys.ts';
import { derived } from './recorded.fixture.ts';

const { sorted_public, sorted_by_string } = derived.key_auths_order;

describe('compareKeys', () => {
  it('orders keys as the chain does, which is not the order of their texts', () => {
    const sorted = [...sorted_by_string].sort((a, b) => compareKeys(parsePublicKey(a), parsePublicKey(b)));
    expect(sorted).toEqual(sorted_public);
    expect(sorted).not.toEqual(sorted_by_string);
  });

  it('is zero for the same key', () => {
    const key = parsePublicKey(sorted_public[0]!);
    expect(compareKeys(key, key)).toBe(0);
  });
});

describe('who can sign', () => {
  const [a, b, c] = sorted_public as [string, string, string];
  const twoOfThree = {
    weight_threshold: 3,
    key_auths: [
      [a, 1],
      [b, 2],
      [c, 2],
    ] as [string, number][],
  };

  it('one key with all the weight', () => {
    expect(canSignAlone(singleKeyAuthority(a), [a])).toBe(true);
    expect(canSignAlone(singleKeyAuthority(a), [b])).toBe(false);
  });

  it('several keys when their weights reach the threshold, each counted once', () => {
    expect(keyWeight(twoOfThree, [a, b])).toBe(3);
    expect(keyWeight(twoOfThree, [b, b])).toBe(2);
    expect(canSignAlone(twoOfThree, [a, b])).toBe(true);
    expect(canSignAlone(twoOfThree, [b])).toBe(false);
  });

  it('signs with no more keys than needed', () => {
    expect(keysToSignWith(twoOfThree, [a, b, c])).toEqual([b, c]);
    expect(keysToSignWith(twoOfThree, [a, b])).toEqual([b, a]);
    expect(keysToSignWith(twoOfThree, [b])).toBeUndefined();
    expect(keysToSignWith(singleKeyAuthority(a), [])).toBeUndefined();
  });
});
