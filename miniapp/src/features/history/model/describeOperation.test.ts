import { describe, expect, it } from 'vitest';
import { describeOperation } from './describeOperation.ts';
import { orderEnding } from './useHistoryRows.ts';

const alice = '1.2.18';
const bob = '1.2.19';
const fee = { amount: 21_484, asset_id: '1.3.0' };
const none: [number, unknown] = [0, {}];
const memo = { from: 'BTS1', to: 'BTS2', nonce: '7', message: '00ff' };

const transfer: [number, Record<string, unknown>] = [
  0,
  {
    fee,
    from: alice,
    to: bob,
    amount: { amount: '12500000000000', asset_id: '1.3.4' },
    memo,
    extensions: [],
  },
];

describe('an operation of history', () => {
  it('is an outflow for the sender of a transfer', () => {
    expect(describeOperation({ op: transfer, result: none }, alice)).toEqual({
      type: 0,
      direction: 'out',
      counterparty: bob,
      movements: [{ assetId: '1.3.4', units: 12_500_000_000_000n, sign: -1 }],
      memo,
      fee: { amount: 21_484n, asset_id: '1.3.0' },
    });
  });

  it('is an inflow for its recipient', () => {
    const { direction, counterparty, movements } = describeOperation({ op: transfer, result: none }, bob);
    expect([direction, counterparty, movements[0]?.sign]).toEqual(['in', alice, 1]);
  });

  it('shows the paid and received amounts of a swap, from its result', () => {
    const op: [number, Record<string, unknown>] = [
      63,
      {
        fee,
        account: alice,
        pool: '1.19.0',
        amount_to_sell: { amount: 371_704, asset_id: '1.3.0' },
        min_to_receive: { amount: 1, asset_id: '1.3.2' },
        extensions: [],
      },
    ];
    const result: [number, unknown] = [
      4,
      {
        paid: [{ amount: 371_704, asset_id: '1.3.0' }],
        received: [{ amount: 29_630_177, asset_id: '1.3.2' }],
        fees: [],
      },
    ];
    expect(describeOperation({ op, result }, alice).movements).toEqual([
      { assetId: '1.3.0', units: 371_704n, sign: -1 },
      { assetId: '1.3.2', units: 29_630_177n, sign: 1 },
    ]);
    expect(describeOperation({ op, result: none }, alice).movements).toEqual([
      { assetId: '1.3.0', units: 371_704n, sign: -1 },
    ]);
  });

  it('shows the amount returned by a cancelled order', () => {
    const op: [number, Record<string, unknown>] = [
      2,
      { fee, fee_paying_account: alice, order: '1.7.0', extensions: [] },
    ];
    const result: [number, unknown] = [2, { amount: 400_001_603, asset_id: '1.3.2' }];
    expect(describeOperation({ op, result }, alice).movements).toEqual([
      { assetId: '1.3.2', units: 400_001_603n, sign: 0 },
    ]);
  });

  it('shows both sides of a filled order', () => {
    const amount = (units: number, asset_id: string) => ({ amount: units, asset_id });
    const op: [number, Record<string, unknown>] = [
      4,
      {
        fee: amount(0, '1.3.2'),
        order_id: '1.7.3',
        account_id: alice,
        pays: amount(100, '1.3.0'),
        receives: amount(7, '1.3.2'),
        fill_price: { base: amount(100, '1.3.0'), quote: amount(7, '1.3.2') },
        is_maker: true,
      },
    ];
    expect(describeOperation({ op, result: none }, alice).movements).toEqual([
      { assetId: '1.3.0', units: 100n, sign: -1 },
      { assetId: '1.3.2', units: 7n, sign: 1 },
    ]);
  });

  it('keeps type and fee of an unknown or malformed kind', () => {
    for (const op of [
      [34, { fee, owner: alice }],
      [0, { fee, from: 'nobody', to: bob }],
    ] as [number, Record<string, unknown>][]) {
      expect(describeOperation({ op, result: none }, alice)).toEqual({
        type: op[0],
        direction: null,
        counterparty: null,
        movements: [],
        memo: null,
        fee: { amount: 21_484n, asset_id: '1.3.0' },
      });
    }
  });

  it('survives an operation without a readable fee', () => {
    expect(describeOperation({ op: [35, {}], result: none }, alice).fee).toBeNull();
  });

  const filling: [number, Record<string, unknown>] = [
    4,
    {
      fee: { amount: 2, asset_id: '1.3.4' },
      order_id: '1.7.9',
      account_id: alice,
      pays: { amount: 500, asset_id: '1.3.0' },
      receives: { amount: 1_000, asset_id: '1.3.4' },
      fill_price: { base: { amount: 1, asset_id: '1.3.0' }, quote: { amount: 2, asset_id: '1.3.4' } },
      is_maker: true,
    },
  ];

  it('shows the amount of a fill after the market fee, its order, and its maker', () => {
    const { movements, fee: marketFee, order } = describeOperation({ op: filling, result: none }, alice);
    expect(movements.map(({ units, sign }) => units * BigInt(sign))).toEqual([-500n, 998n]);
    expect(marketFee).toEqual({ amount: 2n, asset_id: '1.3.4' });
    expect(order).toMatchObject({ id: '1.7.9', fill: { isMaker: true, receives: { amount: 1_000n } } });
  });

  it('shows the id of a placed order', () => {
    const op: [number, Record<string, unknown>] = [
      1,
      {
        fee,
        seller: alice,
        amount_to_sell: { amount: 5, asset_id: '1.3.0' },
        min_to_receive: { amount: 7, asset_id: '1.3.4' },
        expiration: '2027-01-01T00:00:00',
        fill_or_kill: false,
        extensions: {},
      },
    ];
    expect(describeOperation({ op, result: [1, '1.7.33'] }, alice).order).toEqual({ id: '1.7.33' });
  });

  it('shows a cancellation by the chain as an expired order, or as the rest of a filled one', () => {
    const cancel = (block_num: number, is_virtual: boolean) => ({
      op: [2, { fee, fee_paying_account: alice, order: '1.7.9' }] as [number, Record<string, unknown>],
      block_num,
      is_virtual,
    });
    const records = [{ op: filling, block_num: 7 }];
    expect(orderEnding(cancel(8, true), records)).toBe('expired');
    expect(orderEnding(cancel(7, true), records)).toBe('rest');
    expect(orderEnding(cancel(8, false), records)).toBeUndefined();
  });
});
