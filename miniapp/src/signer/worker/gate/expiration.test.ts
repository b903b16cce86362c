import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import { describe, expect, it } from 'vitest';
import { AGREED_TIME, codeOf } from '../signer.fixture.ts';
import { assertExpiration } from './expiration.ts';

const codeAfter = (seconds: number, { nodes = 2, clock = 0 } = {}) =>
  codeOf(() =>
    assertExpiration(
      chainTimeOfMs(AGREED_TIME + seconds * 1000),
      { time: AGREED_TIME, nodes },
      AGREED_TIME + clock * 1000,
    ),
  );
const FAR = 'signer.expiration_too_far';

describe('an expiration', () => {
  it('is at most two minutes after the agreed time', async () => {
    expect(await codeAfter(60)).toBe('none');
    expect(await codeAfter(120)).toBe('none');
    expect(await codeAfter(121)).toBe(FAR);
    expect(await codeAfter(20 * 3600)).toBe(FAR);
  });

  it('is also checked against this device’s clock if one node alone gives the time', async () => {
    const lie = 20 * 3600;
    expect(await codeAfter(60, { nodes: 1, clock: -lie })).toBe(FAR);
    expect(await codeAfter(60, { nodes: 1, clock: -120 })).toBe('none');
    expect(await codeAfter(60, { nodes: 1, clock: -121 })).toBe(FAR);
    expect(await codeAfter(60, { nodes: 1, clock: lie })).toBe('none');
    // Not even a thousandth of a second more than three minutes.
    expect(await codeAfter(60, { nodes: 1, clock: -120.001 })).toBe(FAR);
  });

  it('follows the time of two operators if this device’s clock is wrong', async () => {
    expect(await codeAfter(60, { nodes: 2, clock: -20 * 3600 })).toBe('none');
    expect(await codeAfter(121, { nodes: 2, clock: 20 * 3600 })).toBe(FAR);
  });

  it('reports the excess in minutes, rounded up, from the earlier of the two clocks', () => {
    const agreed = { time: AGREED_TIME, nodes: 2 };
    // So far that one extra millisecond per minute would be noticed.
    const far = chainTimeOfMs(AGREED_TIME + 70_000 * 60_000);
    const told = (minutes: number) => expect.objectContaining({ code: FAR, facts: { minutes } });
    expect(() => assertExpiration(far, agreed, AGREED_TIME)).toThrow(told(70_000));
    expect(() => assertExpiration(far, agreed, AGREED_TIME - 1)).toThrow(told(70_001));
    expect(() => assertExpiration(far, agreed, AGREED_TIME + 60_000)).toThrow(told(70_000));
  });

  it('is a valid time', async () => {
    const agreed = { time: AGREED_TIME, nodes: 2 };
    for (const text of ['', 'tomorrow', '2106-02-07'])
      expect(await codeOf(() => assertExpiration(text, agreed, AGREED_TIME))).toBe(FAR);
    expect(
      await codeOf(() => assertExpiration(chainTimeOfMs(AGREED_TIME), { time: Number.NaN, nodes: 2 }, 0)),
    ).toBe(FAR);
  });
});
