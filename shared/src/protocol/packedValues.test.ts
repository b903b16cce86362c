import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import {
  bool,
  fixedBytes,
  hexBytes,
  int64,
  malformed,
  objectId,
  type Pack,
  packed,
  publicKeyBytes,
  text,
  time,
  uint8,
  uint16,
  uint32,
  uint64,
  varint,
  voteId,
} from './packedValues.ts';

const hexOf = (pack: Pack, value: unknown) => bytesToHex(packed(pack, value));

describe('the bytes of a value', () => {
  const rows: readonly [name: string, pack: Pack, value: unknown, bytes: string][] = [
    ['uint8', uint8, 0, '00'],
    ['uint8', uint8, 255, 'ff'],
    ['uint16', uint16, 65_535, 'ffff'],
    ['uint16', uint16, '258', '0201'],
    ['uint32', uint32, 4_294_967_295, 'ffffffff'],
    ['uint64', uint64, '18446744073709551615', 'ffffffffffffffff'],
    ['uint64', uint64, Number.MAX_SAFE_INTEGER, 'ffffffffffff1f00'],
    ['int64', int64, -1, 'ffffffffffffffff'],
    ['int64', int64, '-9223372036854775808', '0000000000000080'],
    ['int64', int64, '9223372036854775807', 'ffffffffffffff7f'],
    ['varint', varint, 0, '00'],
    ['varint', varint, 127, '7f'],
    ['varint', varint, 128, '8001'],
    ['bool', bool, true, '01'],
    ['bool', bool, false, '00'],
    ['text', text, 'ж', '02d0b6'],
    ['hexBytes', hexBytes, '', '00'],
    ['hexBytes', hexBytes, 'Ab01', '02ab01'],
    ['two bytes', fixedBytes(2), 'ab01', 'ab01'],
    ['time', time, '1970-01-01T00:00:00', '00000000'],
    ['time', time, '2106-02-07T06:28:15', 'ffffffff'],
    ['id', objectId('1.2'), '1.2.300', 'ac02'],
    ['id', objectId('1.2'), '1.2.2147483647', 'ffffffff07'],
    ['vote', voteId, '1:2', '01020000'],
    ['vote', voteId, '255:16777215', 'ffffffff'],
  ];
  it.each(rows)('%s, row %#', (_name, pack, value, bytes) => {
    expect(hexOf(pack, value)).toBe(bytes);
  });
});

describe('a value of another type is malformed', () => {
  const rows: readonly [name: string, pack: Pack, values: readonly unknown[]][] = [
    ['uint8', uint8, [-1, 256, '256', 1.5, '', '01', '-0', '+1', ' 1', null, undefined, true, [1]]],
    ['uint16', uint16, [-1, 65_536]],
    ['uint32', uint32, [-1, 4_294_967_296]],
    ['uint64', uint64, ['-1', '18446744073709551616', 2 ** 53, '1'.repeat(21)]],
    ['int64', int64, ['-9223372036854775809', '9223372036854775808', -(2 ** 53)]],
    ['varint', varint, [-1, 1.5, '1', 2 ** 53, null]],
    ['bool', bool, [0, 1, 'true', null]],
    ['string', text, [5, null, undefined, ['BTS'], { length: 3 }]],
    ['bytes', hexBytes, ['a', 'abc', 'zz', 5, null]],
    ['2 bytes', fixedBytes(2), ['ab', 'ab0102', 'abc', 'zzzz', 5, null]],
    ['time_point_sec', time, ['2026-02-31T00:00:00', '1969-12-31T23:59:59', '2026-01-01', 0, null]],
    ['public_key', (value, out) => out.bytes(publicKeyBytes(value)), [5, null, undefined, ['BTS']]],
    ['id 1.2', objectId('1.2'), ['1.3.7', '1.2.2147483648', 7, null]],
    ['vote_id', voteId, ['256:1', '1:16777216', '1', ':1', '1:', 'a:1', '1:2:3', 5, null]],
  ];
  it.each(rows.flatMap(([name, pack, values]) => values.map((value) => [name, value, pack] as const)))(
    '%s %j',
    (_name, value, pack) => {
      const packing = () => packed(pack, value);
      expect(packing).toThrow(expect.objectContaining({ code: expect.stringMatching(/malformed/u) }));
    },
  );

  it('names the type and shows a text or a number, up to 80 characters, and only the kind of anything else', () => {
    const detail = (value: unknown) => malformed('uint8', value).facts?.detail;
    expect([detail('-3'), detail(-3), detail({}), detail('x'.repeat(90))]).toEqual([
      'not of type uint8: -3',
      'not of type uint8: -3',
      'not of type uint8: object',
      `not of type uint8: ${'x'.repeat(80)}`,
    ]);
  });
});
