import { describe, expect, it } from 'vitest';
import { type Codec, loadCodec } from '../protocol/codec.ts';
import type { TimedRecord } from './entry.ts';
import { daysUntilPaidRoundedUp, periodOfUse } from './membershipSavings.ts';
import { cashbackRoundedDown, presentFees } from './presentFees.ts';

const alice = '1.2.18';
const bob = '1.2.19';
const paid = { amount: 1, asset_id: '1.3.0' };
const bts = (amount: number) => ({ amount, asset_id: '1.3.0' });
const schedule = {
  scale: 20_000n,
  parameters: [
    [0, { fee: 100n, price_per_kbyte: 1024n }],
    [1, { fee: 500n }],
    [3, { fee: 70n }],
    [10, { long_symbol: 801n, price_per_kbyte: 0n }],
  ] as [number, Record<string, bigint>][],
};

let codec: Codec;
const fees = async (records: readonly TimedRecord[], makerDiscount = 0) => {
  codec = await loadCodec();
  return presentFees(records, alice, { schedule, codec, makerDiscount }).map(({ units }) => units);
};

let count = 0;
function record(op: TimedRecord['op'], result: TimedRecord['result'] = [0, {}]): TimedRecord {
  count += 1;
  return {
    id: `1.11.${count}`,
    op,
    result,
    block_num: count,
    trx_in_block: 0,
    op_in_trx: 0,
    virtual_op: 0,
    block_time: '2026-11-01T00:00:00',
  };
}
const transfer = (from: string, to: string): TimedRecord =>
  record([0, { fee: paid, from, to, amount: bts(5), extensions: [] }]);
const order = (id: string): TimedRecord =>
  record(
    [
      1,
      {
        fee: paid,
        seller: alice,
        amount_to_sell: bts(5),
        min_to_receive: { amount: 5, asset_id: '1.3.1' },
        expiration: '2027-11-01T00:00:00',
        fill_or_kill: false,
        extensions: {},
      },
    ],
    [1, id],
  );
const fill = (id: string, is_maker: boolean): TimedRecord => ({
  ...record([4, { fee: bts(0), order_id: id, account_id: alice, pays: bts(1), receives: bts(1), is_maker }]),
  is_virtual: true,
});

describe('the cost of past operations today', () => {
  it("applies the current fee to the account's own payments, with the chain’s scale", async () => {
    expect(await fees([transfer(alice, bob), transfer(bob, alice)])).toEqual([200n]);
    expect(await fees([record([3, { fee: paid, funding_account: alice }])])).toEqual([140n]);
  });

  it('leaves out an order that was never filled, and subtracts a maker’s discount', async () => {
    expect(await fees([order('1.7.5')])).toEqual([]);
    expect(await fees([fill('1.7.6', false), order('1.7.6')], 4000)).toEqual([1000n]);
    // The newest first: its first fill was as a maker.
    expect(await fees([fill('1.7.7', false), fill('1.7.7', true), order('1.7.7')], 4000)).toEqual([600n]);
  });

  it("counts no membership, half of an asset's price, and the paid fee if no schedule lists it", async () => {
    const upgrade = { fee: bts(9), account_to_upgrade: alice, upgrade_to_lifetime_member: true };
    expect(await fees([record([8, upgrade])])).toEqual([]);
    const custom = { fee: bts(33), payer: alice, required_auths: [], id: 0, data: '' };
    expect(await fees([record([35, custom])])).toEqual([33n]);
    expect(await fees([record([35, { ...custom, fee: { amount: 33, asset_id: '1.3.7' } }])])).toEqual([]);
  });
});

describe('the possible saving of a lifetime member', () => {
  it('is everything but the network’s part, rounded down', () => {
    expect([cashbackRoundedDown(1000n, 2000), cashbackRoundedDown(1001n, 2000)]).toEqual([800n, 800n]);
    expect(cashbackRoundedDown(0n, 2000)).toBe(0n);
  });

  it('is summed over the requested days', () => {
    const now = Date.parse('2026-11-22T00:00:00Z');
    const ago = (days: number) => ({ at: now - days * 86_400_000, units: 1000n });
    const all = [ago(0), ago(29.9), ago(30), ago(89), ago(91)];
    expect(periodOfUse(all, { days: 30, now, networkPercent: 2000 })).toEqual({
      days: 30,
      count: 2,
      fees: 2000n,
      saved: 1600n,
    });
    expect(periodOfUse(all, { days: 90, now, networkPercent: 2000 })).toMatchObject({
      count: 4,
      saved: 3200n,
    });
  });

  it('repays the price after a number of days, rounded up, or never', () => {
    expect(daysUntilPaidRoundedUp({ days: 90, saved: 100n }, 1000n)).toBe(900);
    expect(daysUntilPaidRoundedUp({ days: 90, saved: 101n }, 1000n)).toBe(892);
    expect(daysUntilPaidRoundedUp({ days: 90, saved: 0n }, 1000n)).toBeNull();
    expect(daysUntilPaidRoundedUp({ days: 90, saved: 1n }, 1_000_000n)).toBeNull();
  });
});
