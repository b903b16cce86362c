import { describe, expect, it } from 'vitest';
import { compareObjectIds, isObjectId, parseObjectId } from './objectId.ts';

describe('parseObjectId', () => {
  it('reads the three parts', () => {
    expect(parseObjectId('1.2.17')).toEqual({ space: 1, type: 2, instance: 17n });
    expect(parseObjectId('2.1.0')).toEqual({ space: 2, type: 1, instance: 0n });
  });

  it('keeps an instance of 48 bits exact and refuses a larger one', () => {
    expect(parseObjectId('1.11.281474976710655').instance).toBe(281_474_976_710_655n);
    expect(() => parseObjectId('1.11.281474976710656')).toThrow('object_id.malformed');
  });

  it.each(['', '1', '1.2', '1.2.', '1.2.x', '1.2.03', '1.2.-3', ' 1.2.3', '1.2.3.4', '256.2.3', 'BTS'])(
    'refuses %j',
    (text) => {
      expect(() => parseObjectId(text)).toThrow('object_id.malformed');
    },
  );
});

describe('isObjectId', () => {
  it('distinguishes kinds', () => {
    expect(isObjectId('1.2.3')).toBe(true);
    expect(isObjectId('1.2.3', '1.2')).toBe(true);
    expect(isObjectId('1.3.3', '1.2')).toBe(false);
    expect(isObjectId('1.20.3', '1.2')).toBe(false);
    expect(isObjectId('alice', '1.2')).toBe(false);
  });
});

describe('compareObjectIds', () => {
  it('orders by number, not by text', () => {
    expect(['1.3.10', '1.2.5', '1.3.9', '2.0.0', '1.11.1'].sort(compareObjectIds)).toEqual([
      '1.2.5',
      '1.3.9',
      '1.3.10',
      '1.11.1',
      '2.0.0',
    ]);
    expect(compareObjectIds('1.3.5', '1.3.5')).toBe(0);
  });
});
