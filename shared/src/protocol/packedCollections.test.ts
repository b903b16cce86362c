import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { extension, list, map, nothing, optional, set, struct, variant } from './packedCollections.ts';
import { type Pack, packed, uint8, uint16 } from './packedValues.ts';

const hexOf = (pack: Pack, value: unknown) => bytesToHex(packed(pack, value));
const order = { of: Number, compare: (a: number, b: number) => a - b };
const numbers = set(uint8, order);
const pairs = map(uint8, uint16, order);
const some = extension({ first: uint8, second: uint16, third: uint8 });
const tagged = variant({ 0: uint8, 2: uint16 });
/** A member of the prototype is not an own member. */
const inherited = Object.create({ a: 1 }) as object;

describe('the bytes of several values', () => {
  const rows: readonly [name: string, pack: Pack, value: unknown, bytes: string][] = [
    ['members in the order of the table', struct({ a: uint8, b: uint16 }), { b: 2, a: 1, c: 9 }, '010200'],
    ['a member that is left out', struct({ a: optional(uint8) }), {}, '00'],
    ['a member that its parent has', struct({ a: optional(uint8) }), inherited, '00'],
    ['a member that is there', struct({ a: optional(uint8) }), { a: 7 }, '0107'],
    ['an empty list', list(uint8), [], '00'],
    ['a list as it is', list(uint8), [3, 1, 3], '03030103'],
    ['a set in its order', numbers, [3, 1, 2], '03010203'],
    [
      'a map in the order of its keys',
      pairs,
      [
        [3, 1],
        [1, 2],
      ],
      '02010200030100',
    ],
    ['a tag and its value', tagged, [0, 5], '0005'],
    ['another tag', tagged, [2, 5], '020500'],
    ['nothing, as a list', nothing, [], '00'],
    ['nothing, as an object', nothing, {}, '00'],
    ['no later members', some, {}, '00'],
    ['no later members, as a list', some, [], '00'],
    ['later members with their numbers', some, { third: 9, second: 1 }, '0201010002' + '09'],
    ['a later member that is undefined', some, { first: undefined, third: 9 }, '010209'],
  ];
  it.each(rows)('%s', (_name, pack, value, bytes) => {
    expect(hexOf(pack, value)).toBe(bytes);
  });
});

describe('malformed values', () => {
  const rows: readonly [name: string, pack: Pack, value: unknown][] = [
    ['a member that has to be there', struct({ a: uint8 }), {}],
    ['a list in the place of an object', struct({}), []],
    ['null in the place of an object', struct({}), null],
    ['a text in the place of an object', struct({}), 'a'],
    ['an object in the place of a list', list(uint8), {}],
    ['one twice in a set', numbers, [1, 2, 1]],
    [
      'a key twice in a map',
      pairs,
      [
        [1, 2],
        [1, 3],
      ],
    ],
    ['a pair of three', pairs, [[1, 2, 3]]],
    ['a pair of one', pairs, [[1]]],
    ['no pair', pairs, [1]],
    ['an object in the place of a map', pairs, {}],
    ['a tag that is not known', tagged, [1, 5]],
    ['a tag as a text', tagged, ['2', 5]],
    ['a tag with two values', tagged, [0, 5, 6]],
    ['a tag alone', tagged, [0]],
    ['an object in the place of a variant', tagged, { 0: 0, 1: 5 }],
    ['something in the place of nothing', nothing, [1]],
    ['null in the place of nothing', nothing, null],
    ['a text in the place of nothing', nothing, ''],
    ['a later member that is not known', some, { first: 1, fourth: 2 }],
    ['null in the place of later members', some, null],
    ['a list in the place of later members', some, [1]],
  ];
  it.each(rows)('%s', (_name, pack, value) => {
    expect(() => packed(pack, value)).toThrow(expect.objectContaining({ code: 'transaction.malformed' }));
  });
});

it('an unusually large value is complete', () => {
  const many = Array.from({ length: 700 }, (_, at) => at % 251);
  const bytes = packed(list(uint8), many);
  // 700 is 0xbc, 0x05 in seven bits a byte.
  expect([...bytes]).toEqual([0xbc, 0x05, ...many]);
});
