import { expect, it } from 'vitest';
import { NO_ATTEMPTS } from './attempts.ts';
import { attemptsOf, deviceKeyOf, envelopeOf, wipeAfterOf } from './records.ts';

const foreign: readonly unknown[] = [null, 7, 'text', {}, [], { text: 1 }, { failed: '3' }];

it('an envelope’s record is read as written, from the first write on', () => {
  for (const revision of [0, 1, Number.MAX_SAFE_INTEGER])
    expect(envelopeOf({ text: 'a', revision })).toEqual({ text: 'a', revision });
  expect(envelopeOf(undefined)).toBeUndefined();
});

it('a foreign record is not an envelope, and can be overwritten', () => {
  for (const record of [...foreign, { text: 'a', revision: -1 }, { text: 'a', revision: 0.5 }])
    expect(envelopeOf(record)).toEqual({ text: '', revision: 0 });
});

it('a device key without its key object is invalid', () => {
  for (const record of [...foreign, { id: 'de'.repeat(16), key: {} }])
    expect(deviceKeyOf(record)).toBeUndefined();
});

it('the count of wrong PINs starts at zero, also if the record is invalid', () => {
  for (const failed of [0, 1, 30]) expect(attemptsOf({ failed, lastAt: 7 })).toEqual({ failed, lastAt: 7 });
  for (const record of [
    ...foreign,
    { failed: -1, lastAt: 7 },
    { failed: 3, lastAt: Number.POSITIVE_INFINITY },
  ])
    expect(attemptsOf(record)).toEqual(NO_ATTEMPTS);
});

it('an invalid limit, or one below the choosable ones, removes nothing', () => {
  expect([10, 11, 50].map(wipeAfterOf)).toEqual([10, 11, 50]);
  for (const record of [...foreign, undefined, 9, 0, -10, 10.5, '10']) expect(wipeAfterOf(record)).toBe(0);
});
