import { describe, expect, it } from 'vitest';
import { type OperationName, operationType } from '../protocol/operationTypes.ts';
import { entriesOf } from './entries.ts';
import { units } from './entry.fixture.ts';
import type { TimedRecord } from './entry.ts';

/*
 * Single operations and short lives of orders, stakes and timed transfers; whole histories:
 * tests/integration/accountLedger.test.ts.
 */

const [ME, OTHER] = ['1.2.17', '1.2.18'];
const ORDER = '1.7.5';
const TIMED = '1.16.3';
/** A ten-thousandth of it is a unit. */
const FEE = units(10_000, 0);

/** Amounts as a node sends them. */
const sent = (members: unknown): Record<string, unknown> =>
  JSON.parse(JSON.stringify(members, (_, each) => (typeof each === 'bigint' ? `${each}` : each)));

function record(name: OperationName, members: object, rest: Partial<TimedRecord> = {}): TimedRecord {
  return {
    id: '1.11.1',
    op: [operationType[name], sent({ fee: FEE, ...members })],
    result: [0, {}],
    block_num: 1,
    trx_in_block: 0,
    op_in_trx: 0,
    virtual_op: 0,
    is_virtual: false,
    block_time: '2026-01-01T00:00:00',
    ...rest,
  };
}

const entries = (records: readonly TimedRecord[], makerDiscount?: number) =>
  entriesOf(records, ME, { makerDiscount });
const changes = (records: readonly TimedRecord[]) => entries(records).map((entry) => [...entry.changes]);

describe('an order', () => {
  const sells = units(700, 1);
  const placed = record(
    'limit_order_create',
    {
      seller: ME,
      amount_to_sell: sells,
      min_to_receive: units(50, 2),
      expiration: '2030-01-01T00:00:00',
      fill_or_kill: false,
    },
    { result: [1, ORDER] },
  );
  const ended = (rest: Partial<TimedRecord> = {}, fee = FEE) =>
    record(
      'limit_order_cancel',
      { fee, fee_paying_account: ME, order: ORDER },
      { result: [2, sent(sells)], ...rest },
    );
  const filled = (is_maker: boolean) =>
    record('fill_order', {
      order_id: ORDER,
      account_id: ME,
      pays: units(70, 1),
      receives: units(5, 2),
      fee: units(1, 2),
      fill_price: { base: units(70, 1), quote: units(5, 2) },
      is_maker,
    });
  const backOf = (records: readonly TimedRecord[]) =>
    entries(records, 2_000).map(({ feeBack }) => feeBack?.amount ?? null);

  it('ended by its owner returns the unsold amount, and its fee minus that of the ending', () => {
    const [first, last] = entries([placed, ended()]);
    expect(first?.kept).toEqual([units(-700, 1)]);
    expect(last).toMatchObject({ kept: [sells], fee: FEE, feeBack: FEE, isWhole: true });
    expect(changes([placed, ended()])).toEqual([
      [
        ['1.3.1', -700n],
        ['1.3.0', -10_000n],
      ],
      [['1.3.1', 700n]],
    ]);
  });

  it('ended by the chain returns its fee minus the cost of ending, if anything is left', () => {
    const byTheChain = (fee: number) => ended({ is_virtual: true }, units(fee, 0));
    expect(backOf([placed, byTheChain(30)])).toEqual([null, 9_970n]);
    expect(backOf([placed, byTheChain(10_000)])).toEqual([null, null]);
    expect(entries([placed, byTheChain(30)])[1]?.fee).toBeNull();
  });

  it('with an unknown beginning returns an unknown amount', () => {
    expect(entries([ended()])[0]).toMatchObject({ feeBack: null, isWhole: false });
  });

  it('of a maker returns a part of its fee with the first fill, and nothing after it', () => {
    expect(backOf([placed, filled(true), filled(true), ended()])).toEqual([null, 2_000n, null, null]);
    expect(backOf([placed, filled(false), ended()])).toEqual([null, null, null]);
    expect(changes([placed, filled(true)])[1]).toEqual([['1.3.2', 4n]]);
  });

  it('takes the amount added by a change, and then has an unknown fee', () => {
    const changed = (delta?: object) =>
      record('limit_order_update', {
        seller: ME,
        order: ORDER,
        ...(delta === undefined ? {} : { delta_amount_to_sell: delta }),
      });
    expect(entries([placed, changed(units(40, 1))])[1]).toMatchObject({
      kept: [units(-40, 1)],
      isWhole: false,
    });
    expect(entries([placed, changed()])[1]).toMatchObject({ kept: [], orderId: ORDER, isWhole: false });
    expect(entries([placed, changed(), ended()])[2]).toMatchObject({ feeBack: null, isWhole: false });
  });
});

describe('a stake', () => {
  const staked = record('vesting_balance_create', {
    creator: ME,
    owner: ME,
    amount: units(500, 1),
    policy: [0, {}],
  });
  const claimed = (amount: number) =>
    record('vesting_balance_withdraw', { vesting_balance: '1.13.1', owner: ME, amount: units(amount, 1) });

  it('returns first, and any surplus counts as earned', () => {
    const [made, part, rest, more] = entries([staked, claimed(200), claimed(450), claimed(9)]);
    expect(made).toMatchObject({ gave: [], kept: [units(-500, 1)] });
    expect(part).toMatchObject({ got: [], kept: [units(200, 1)] });
    expect(rest).toMatchObject({ got: [units(150, 1)], kept: [units(300, 1)] });
    expect(more).toMatchObject({ got: [units(9, 1)], kept: [] });
  });
});

describe('a timed transfer', () => {
  const locked = (from: string, to: string) =>
    record(
      'htlc_create',
      {
        from,
        to,
        amount: units(80, 1),
        preimage_hash: [2, 'ab'.repeat(32)],
        preimage_size: 32,
        claim_period_seconds: 60,
      },
      { result: [1, TIMED] },
    );
  const taken = record('htlc_redeem', { htlc_id: TIMED, redeemer: ME, preimage: 'ab' });
  const told = record('htlc_redeemed', {
    htlc_id: TIMED,
    from: ME,
    to: OTHER,
    redeemer: OTHER,
    amount: units(80, 1),
  });

  it('to the account brings the locked amount once its secret is given', () => {
    const [waiting, got] = entries([locked(OTHER, ME), taken]);
    expect(waiting).toMatchObject({ counterparty: OTHER, got: [], kept: [], fee: null });
    expect(got).toMatchObject({ counterparty: OTHER, got: [units(80, 1)] });
  });

  it('from the account stays its own until taken, and brings it nothing, with any giver of the secret', () => {
    const [made, ...after] = entries([locked(ME, OTHER), taken, told]);
    expect(made).toMatchObject({ counterparty: OTHER, gave: [], kept: [units(-80, 1)] });
    expect(after.map(({ gave, got }) => [gave, got])).toEqual([
      [[], []],
      [[units(80, 1)], []],
    ]);
    expect(changes([told])).toEqual([[]]);
  });
});

describe('an operation', () => {
  it('costs its payer the fee, and nobody if the chain made it', () => {
    const transfer = (rest: Partial<TimedRecord>, from = ME) =>
      record('transfer', { from, to: from === ME ? OTHER : ME, amount: units(1, 1) }, rest);
    const feeOf = (each: TimedRecord) => entries([each])[0]?.fee;
    expect(feeOf(transfer({}))).toEqual(FEE);
    expect(feeOf(transfer({}, OTHER))).toBeNull();
    expect(feeOf(transfer({ is_virtual: true }))).toBeNull();
  });

  it("that can't be read is complete if its kind moves nothing but the fee", () => {
    const whole = (Object.keys(operationType) as OperationName[]).filter(
      (name) => entries([record(name, {})])[0]?.isWhole,
    );
    expect(whole.map((name) => name.replace(/_(?:create|update|delete)$/u, ''))).toEqual(
      [
        ['account', 'account', 'account_whitelist', 'account_upgrade', 'account_transfer'],
        ['asset', 'asset', 'asset_update_bitasset', 'asset_update_feed_producers'],
        ['asset_publish_feed', 'witness', 'witness', 'proposal', 'proposal', 'proposal'],
        ['withdraw_permission', 'withdraw_permission', 'withdraw_permission'],
        [
          'committee_member',
          'committee_member',
          'worker',
          'custom',
          'assert',
          'asset_update_issuer',
          'htlc_extend',
        ],
        ['custom_authority', 'custom_authority', 'custom_authority'],
        ['liquidity_pool', 'liquidity_pool', 'liquidity_pool'],
      ].flat(),
    );
  });
});
