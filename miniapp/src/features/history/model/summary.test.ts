import { describe, expect, it } from 'vitest';
import { againPath } from './againPath.ts';
import { describeOperation } from './describeOperation.ts';
import { type Described, type SummaryAssets, summaryOf } from './summary.ts';

const alice = '1.2.18';
const bob = '1.2.19';
const gateway = '1.2.50';
const [bts, btc, usdt, sth] = ['1.3.0', '1.3.1', '1.3.2', '1.3.3'];

const asset = (id: string, symbol: string, precision: number) =>
  [id, { id, symbol, precision, issuer: gateway }] as const;
const assets: SummaryAssets = new Map([
  asset(bts, 'BTS', 5),
  asset(btc, 'XBTSX.BTC', 8),
  asset(usdt, 'XBTSX.USDT', 6),
  asset(sth, 'XBTSX.STH', 5),
  asset('1.3.9', 'BTCUSDTPOOL', 5),
]);

const fee = { amount: 1, asset_id: bts };
const amount = (units: number, asset_id: string) => ({ amount: units, asset_id });
type Op = [number, Record<string, unknown>];
type Happened = [op: Op, result?: [number, unknown]];

const pays = (from: string, to: string, units: number, asset_id: string): Happened => [
  [0, { fee, from, to, amount: amount(units, asset_id), extensions: [] }],
];
const order = (sells: [number, string], wants: [number, string]): Happened => [
  [
    1,
    {
      fee,
      seller: alice,
      amount_to_sell: amount(...sells),
      min_to_receive: amount(...wants),
      expiration: '2027-01-01T00:00:00',
      fill_or_kill: false,
      extensions: {},
    },
  ],
  [1, '1.7.33'],
];
const fill = (paid: [number, string], got: [number, string]): Happened => [
  [
    4,
    {
      fee: amount(0, got[1]),
      order_id: '1.7.3',
      account_id: alice,
      pays: amount(...paid),
      receives: amount(...got),
      fill_price: { base: amount(...paid), quote: amount(...got) },
      is_maker: false,
    },
  ],
];
const inPool = (type: number, paid: [number, string][], received: [number, string][]): Happened => [
  [
    type,
    {
      fee,
      account: alice,
      pool: '1.19.0',
      amount_a: amount(...(paid[0] ?? [0, bts])),
      amount_b: amount(...(paid[1] ?? [0, bts])),
      share_amount: amount(...(paid[0] ?? [0, bts])),
      amount_to_sell: amount(...(paid[0] ?? [0, bts])),
      min_to_receive: amount(1, bts),
      extensions: [],
    },
  ],
  [
    4,
    {
      paid: paid.map((each) => amount(...each)),
      received: received.map((each) => amount(...each)),
      fees: [],
    },
  ],
];

/** Written as it happens, the oldest first. */
function summed(happened: readonly Happened[], cause: Described['cause'] = 'transaction') {
  const [first, ...more] = happened
    .map(([op, result = [0, {}]]) => ({ description: describeOperation({ op, result }, alice) }))
    .reverse();
  if (first === undefined) throw new Error('a group has an operation');
  return summaryOf({ cause, rows: [first, ...more] }, assets);
}
const signed = (figures: ReturnType<typeof summed>['figures']) =>
  figures.map(({ assetId, units, sign }) => [assetId, sign, units]);

describe('an event of the history', () => {
  it('is a payment to or from an account', () => {
    const out = summed([pays(alice, bob, 125, bts)]);
    expect([out.kind, out.parties, signed(out.figures)]).toEqual(['out', [bob], [[bts, -1, 125n]]]);
    const came = summed([pays(bob, alice, 7, usdt)]);
    expect([came.kind, signed(came.figures)]).toEqual(['in', [[usdt, 1, 7n]]]);
  });

  it('is payments to several accounts, with their sum', () => {
    const out = summed([pays(alice, bob, 1, bts), pays(alice, '1.2.20', 2, bts)]);
    expect([out.kind, out.count, out.parties.length, signed(out.figures)]).toEqual([
      'out',
      2,
      2,
      [[bts, -1, 3n]],
    ]);
  });

  it("is a deposit or withdrawal with the gateway that issues the coin, not with another holder or for another's coin", () => {
    expect(summed([pays(gateway, alice, 1, btc)]).kind).toBe('deposit');
    expect(summed([pays(alice, gateway, 1, btc)]).kind).toBe('withdrawal');
    expect(summed([pays(bob, alice, 1, btc)]).kind).toBe('in');
    expect(summed([pays(gateway, alice, 1, bts)]).kind).toBe('in');
  });

  it('is a payout in several assets', () => {
    const { kind, figures } = summed([pays(bob, alice, 1, bts), pays(bob, alice, 2, btc)], 'payout');
    expect([kind, signed(figures)]).toEqual([
      'payout',
      [
        [btc, 1, 2n],
        [bts, 1, 1n],
      ],
    ]);
  });

  it('is a swap over several pools: what was given and what it brought, without the assets between', () => {
    const swap = summed([
      inPool(63, [[500, bts]], [[40, sth]]),
      inPool(63, [[40, sth]], [[20, usdt]]),
      inPool(63, [[100, bts]], [[4, usdt]]),
    ]);
    expect([swap.kind, signed(swap.figures), signed(swap.paid)]).toEqual([
      'swap',
      [[usdt, 1, 24n]],
      [[bts, -1, 600n]],
    ]);
  });

  it('is a swap too when it takes books over three assets', () => {
    expect(summed([fill([5, bts], [2, sth]), fill([2, sth], [1, btc])]).kind).toBe('swap');
  });

  it("is a purchase or sale of the market's asset at the price of all fills together", () => {
    const bought = summed([
      order([300, usdt], [3, btc]),
      fill([100, usdt], [1, btc]),
      fill([220, usdt], [2, btc]),
    ]);
    expect([bought.kind, signed(bought.figures), bought.prices?.lowest]).toEqual([
      'bought',
      [[btc, 1, 3n]],
      { base: 320n, quote: 3n },
    ]);
    const sold = summed([fill([2, btc], [190, usdt])], 'fills');
    expect([sold.kind, signed(sold.figures), signed(sold.paid)]).toEqual([
      'sold',
      [[usdt, 1, 190n]],
      [[btc, -1, 2n]],
    ]);
  });

  it("is a ladder of orders: their count, the sum of the market's asset, the span of prices", () => {
    const sells = summed([
      order([1, btc], [93, usdt]),
      order([1, btc], [91, usdt]),
      order([2, btc], [184, usdt]),
    ]);
    expect([sells.kind, sells.count, signed(sells.figures)]).toEqual(['sellOrders', 3, [[btc, 0, 4n]]]);
    expect([sells.prices?.lowest, sells.prices?.highest]).toEqual([
      { base: 91n, quote: 1n },
      { base: 93n, quote: 1n },
    ]);
    const buy = summed([order([91, usdt], [1, btc])]);
    expect([buy.kind, buy.count, signed(buy.figures)]).toEqual(['buyOrders', 1, [[btc, 0, 1n]]]);
  });

  it('has no price while an asset is not read, or over several markets', () => {
    const two = summed([order([1, btc], [93, usdt]), order([1, btc], [93, bts])]);
    expect([two.kind, two.prices, two.figures]).toEqual(['other', null, []]);
    expect(summed([order([1, '1.3.77'], [93, usdt])]).kind).toBe('other');
  });

  it('is what went into a pool or came out of it, without its shares', () => {
    const added = summed([
      inPool(
        61,
        [
          [5, btc],
          [9, usdt],
        ],
        [[7, '1.3.9']],
      ),
    ]);
    expect([added.kind, signed(added.figures)]).toEqual([
      'added',
      [
        [btc, -1, 5n],
        [usdt, -1, 9n],
      ],
    ]);
    const removed = summed([
      inPool(
        62,
        [[7, '1.3.9']],
        [
          [5, btc],
          [9, usdt],
        ],
      ),
    ]);
    expect([removed.kind, removed.figures.length]).toEqual(['removed', 2]);
  });

  it('is cancelled orders with what they give back', () => {
    const cancel = (order: string): Happened => [
      [2, { fee, fee_paying_account: alice, order, extensions: [] }],
      [2, amount(4, btc)],
    ];
    const both = summed([cancel('1.7.1'), cancel('1.7.2')]);
    expect([both.kind, both.count, signed(both.figures)]).toEqual(['cancelled', 2, [[btc, 0, 8n]]]);
  });

  it('is a stake of its own, or what it claims of one; a stake for somebody else is a payment', () => {
    const stake = (owner: string): Happened => [
      [32, { fee, creator: alice, owner, amount: amount(9, sth), policy: [2, {}] }],
    ];
    const own = summed([stake(alice)]);
    expect([own.kind, signed(own.figures)]).toEqual(['staked', [[sth, -1, 9n]]]);
    expect(summed([stake(bob)]).kind).toBe('out');
    const claim: Happened = [[33, { fee, vesting_balance: '1.13.5', owner: alice, amount: amount(4, sth) }]];
    expect([summed([claim]).kind, signed(summed([claim]).figures)]).toEqual(['claimed', [[sth, 1, 4n]]]);
  });

  it('keeps the name of the first operation for all else', () => {
    const { kind, lead, count } = summed([[[6, { fee }]], [[5, { fee }]]]);
    expect([kind, lead.type, count]).toEqual(['other', 6, 2]);
  });
});

describe('the form that does an event again', () => {
  const named = { assets, names: new Map([[bob, 'bob-holder2']]) };
  const payment = summed([pays(alice, bob, 125_000, bts)]);

  it('is a payment with its message', () => {
    expect(againPath(payment, named, 'Thanks')).toBe(
      '/transfer?to=bob-holder2&asset=BTS&amount=1.25&memo=Thanks',
    );
  });

  it('is none for a payment whose message is not read, for what came, and for several payments', () => {
    expect(againPath(payment, named, null)).toBeNull();
    expect(againPath(summed([pays(bob, alice, 1, bts)]), named, '')).toBeNull();
    expect(againPath(summed([pays(alice, bob, 1, bts), pays(alice, bob, 2, bts)]), named, '')).toBeNull();
  });

  it('is a swap of the same coins', () => {
    const swap = summed([inPool(63, [[500, bts]], [[40, sth]])]);
    expect(againPath(swap, named, '')).toBe('/swap?from=BTS&to=XBTSX.STH');
  });
});
