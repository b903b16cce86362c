import { describe, expect, it } from 'vitest';
import { epochKey } from './epochs.ts';
import { positionOf } from './position.ts';
import { comingPayouts, stakingCalendar } from './stakingCalendar.ts';
import type { Vesting } from './vesting.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const stake: Vesting = {
  id: '1.13.7',
  owner: '1.2.9',
  balance: { amount: 20_000_000_000n, asset_id: '1.3.4099' },
  balance_type: 'unspecified',
  policy: [
    1,
    {
      vesting_seconds: 2_592_000,
      start_claim: '2026-11-10T08:30:00',
      coin_seconds_earned: 0n,
      coin_seconds_earned_last_update: '2026-11-10T08:30:00',
    },
  ],
};

describe('a staking calendar', () => {
  it('begins with the next payout day, which may be today', () => {
    expect(comingPayouts(NOON, 3).map(epochKey)).toEqual(['2026-23', '2026-24', '2027-01']);
    expect(comingPayouts(Date.UTC(2026, 11, 1, 23, 59), 2).map(epochKey)).toEqual(['2026-23', '2026-24']);
    expect(comingPayouts(Date.UTC(2026, 11, 2), 1).map(epochKey)).toEqual(['2026-24']);
  });

  it('has a year of payout days, and the unlock moment of a stake, in the requested language', () => {
    const account = { account: 'bob-holder2', positions: [positionOf(stake, NOON)] };
    const asset = { symbol: 'XBTSX.STH', precision: 5 };
    const text = stakingCalendar(account, { now: NOON, language: 'en', asset });
    expect(text.match(/UID:payout-/gu)).toHaveLength(24);
    expect(text).toContain(
      'UID:payout-2026-23@xbts-mini\r\nDTSTAMP:20261121T120000Z\r\nDTSTART:20261201T000000Z',
    );
    expect(text).toContain('UID:unlock-1.13.7@xbts-mini');
    expect(text).toContain('DTSTART:20261210T083000Z\r\nSUMMARY:200000 XBTSX.STH can be claimed');
    expect(stakingCalendar(account, { now: NOON, language: 'ru', asset })).toContain(
      'SUMMARY:Можно забрать 200000 XBTSX.STH',
    );
  });
});
