// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { describe, expect, it } from 'vitest';
import { membershipOf } from './AboutAccount.tsx';
import { percentOf } from './Holdings.tsx';
import { isOfKind } from './operationKinds.ts';

describe('the page of an account', () => {
  it('cuts a share of a pool to four decimals of a percent', () => {
    expect(percentOf(1n, 3n)).toBe('33.3333');
    expect(percentOf(2n, 3n)).toBe('66.6666');
    expect(percentOf(5n, 5n)).toBe('100.0000');
    expect(percentOf(0n, 0n)).toBe('0.0000');
  });

  it('distinguishes members for life, for a year and none', () => {
    const account = {
      id: '1.2.18',
      lifetime_referrer: '1.2.17',
      membership_expiration_date: '1970-01-01T00:00:00',
    };
    const now = Date.parse('2026-11-21T00:00:00Z');
    expect(membershipOf(account, now)).toEqual({ kind: 'basic' });
    expect(membershipOf({ ...account, lifetime_referrer: '1.2.18' }, now)).toEqual({ kind: 'lifetime' });
    const until = '2027-01-01T00:00:00';
    expect(membershipOf({ ...account, membership_expiration_date: until }, now)).toEqual({
      kind: 'annual',
      until,
    });
  });

  it('assigns every type of operation to exactly one kind', () => {
    const kinds = ['payments', 'trades', 'pools', 'other'] as const;
    for (let type = 0; type < 90; type += 1) {
      expect(kinds.filter((kind) => isOfKind(type, kind))).toHaveLength(1);
      expect(isOfKind(type, 'all')).toBe(true);
    }
    expect([0, 4, 63, 6].map((type) => kinds.find((kind) => isOfKind(type, kind)))).toEqual([
      'payments',
      'trades',
      'pools',
      'other',
    ]);
  });
});
