import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import recorded from '../../../tests/vectors/services/staking.json' with { type: 'json' };
import { setGatewayPrefixes } from '../assets/issuers.ts';
import { stakingServiceRoutes } from './stakingForms.ts';

const { percents, assets, noQuorumAssets, payments } = stakingServiceRoutes;
afterEach(() => setGatewayPrefixes([]));

describe('the recorded answers of the staking service', () => {
  it('are 2,370,000 staked by two holders, with a weight of 3,820,000 including bonuses', () => {
    expect(v.parse(percents.answer, recorded.percents)).toEqual({
      form: 'operator',
      staked: '2370000',
      weight: '3820000',
      count: 2,
      unread: 0,
      holders: {
        dropped: 0,
        rows: [
          { account: 'alice-trader7', amount: '550000', bonus: '275000', percent: '21.6' },
          { account: 'bob-holder2', amount: '1820000', bonus: '1175000', percent: '78.4' },
        ],
      },
    });
    const { staked, weight, holders } = recorded.means;
    expect([staked, weight, holders]).toEqual(['2370000', '3820000', 2]);
  });

  it('pay the holders half of the fees, in coins of the gateway, and state the quorum in whole percent', () => {
    const next = [
      { asset: 'XBTSX.BTC', amount: '0.01255', quorum: 125 },
      { asset: 'BTS', amount: '25600.25', quorum: 512 },
    ];
    const waiting = [{ asset: 'XBTSX.USDT', amount: '15.625', quorum: 31 }];
    expect(v.parse(assets.answer, recorded.assets)).toEqual({ form: 'operator', rows: next, dropped: 0 });
    expect(v.parse(noQuorumAssets.answer, recorded.noassets)).toEqual({
      form: 'operator',
      rows: waiting,
      dropped: 0,
    });
    const meant = (rows: typeof recorded.means.next) =>
      rows.map((row) => ({ asset: row.symbol, amount: row.to_holders, quorum: Number(row.quorum_percent) }));
    expect([meant(recorded.means.next), meant(recorded.means.waiting)]).toEqual([next, waiting]);
  });
});

const total = { realAmount: '1000', bonusesAmount: '1500', holders: 2 };
const holdersOf = (...holders: unknown[]) => v.parse(percents.answer, { total, holders });

describe('a holder', () => {
  it.each([
    [{ account: 'bob', amount: '600', bonus: '400', percent: '66.7' }],
    [{ name: 'bob', realAmount: 600, bonuses: 400, percents: 66.7 }],
    [{ user: 'bob', real: '600.000', bonusesAmount: '400.0', share: '66.70' }],
  ])('is read with any of the known member names of its row: %j', (row) => {
    expect(holdersOf(row).holders.rows).toEqual([
      { account: 'bob', amount: '600', bonus: '400', percent: '66.7' },
    ]);
  });

  it('without an account is nobody’s; without an amount and a percent it is empty; both are counted', () => {
    const { holders, unread, staked } = holdersOf({ amount: '5', percent: '1' }, { account: 'bob' }, null, {
      account: 'bob',
      amount: '600',
    });
    expect(holders).toEqual({
      rows: [{ account: 'bob', amount: '600', bonus: null, percent: null }],
      dropped: 3,
      reasons: ['no account', 'no amount'],
    });
    expect([unread, staked]).toEqual([3, '1000']);
  });

  it('without an amount is listed with its percent', () => {
    expect(holdersOf({ account: 'bob', percent: 12.5 }).holders.rows).toEqual([
      { account: 'bob', amount: null, bonus: null, percent: '12.5' },
    ]);
  });

  it.each(['soon', '1,000', 'NaN', '1e999', '9'.repeat(41), {}])(
    'with the amount %j is dropped',
    (amount) => {
      expect(holdersOf({ account: 'bob', amount, percent: '5' }).holders).toMatchObject({
        rows: [],
        reasons: ['wrong amount'],
      });
    },
  );

  it('has its bonus alone, also if the rows, like the totals, include the amount', () => {
    const both = holdersOf(
      { account: 'bob', realAmount: '600', bonusesAmount: '1000.5', percent: '66.7' },
      { account: 'eve', realAmount: '400', bonusesAmount: '500', percent: '33.3' },
    );
    expect(both.holders.rows.map(({ bonus }) => bonus)).toEqual(['400.5', '100']);
  });

  it('has its bonus alone also if another row lacks one, and in an incomplete list', () => {
    const bonuses = (...rows: unknown[]) => holdersOf(...rows).holders.rows.map(({ bonus }) => bonus);
    const [bob, eve] = [
      { account: 'bob', amount: '600', percent: '66.7' },
      { account: 'eve', amount: '400', percent: '33.3' },
    ];
    const withAmount = { ...bob, bonus: '1000.5' };
    expect(bonuses(withAmount, eve)).toEqual(['400.5', null]);
    expect(bonuses(withAmount, { ...eve, amount: null, bonus: '500' })).toEqual(['400.5', null]);
    expect(bonuses({ ...eve, bonus: '500' })).toEqual(['100']);
    expect(bonuses({ ...bob, bonus: '400' }, eve)).toEqual(['400', null]);
    expect(bonuses({ ...eve, bonus: '100' })).toEqual(['100']);
  });

  it('with an unreadable bonus or percent keeps the rest of its row; that value is unknown', () => {
    expect(holdersOf({ account: 'bob', amount: '600', bonus: 'many', percent: '66.7 %' })).toMatchObject({
      unread: 0,
      holders: { rows: [{ account: 'bob', amount: '600', bonus: null, percent: null }], dropped: 0 },
    });
  });
});

describe('the totals', () => {
  it('are unknown, not zero, if one of them can’t be read', () => {
    const read = (told: object) => v.parse(percents.answer, { total: told, holders: [] });
    expect(read({ bonusesAmount: 15 })).toMatchObject({ staked: null, weight: '15', count: 0 });
    expect(read({ realAmount: '-5', bonusesAmount: 15 })).toMatchObject({ staked: null, weight: '15' });
    expect(read({ realAmount: '7', bonusesAmount: 'many', holders: '3' })).toMatchObject({
      staked: '7',
      weight: null,
      count: 3,
    });
  });

  it('are still read in the earlier guessed form: one number, the weight', () => {
    const holders = [
      { account: 'alice', amount: '0.1', bonus: '0', percent: '10' },
      { account: 'bob', amount: '0.2', bonus: '2.7', percent: '90' },
    ];
    expect(v.parse(percents.answer, { total: 3, holders })).toMatchObject({
      form: 'guess',
      staked: '0.3',
      weight: '3',
      count: 2,
    });
    expect(v.parse(percents.answer, { total: 3, holders: [...holders, {}] }).staked).toBeNull();
  });
});

describe('a paid asset', () => {
  const read = (...rows: unknown[]) => v.parse(assets.answer, rows);

  it('is the gateway’s coin if it has no prefix, never the chain’s own asset of that name', () => {
    const named = (ticker: string) => read({ ticker, accumulated_fees: 2, min: 1 }).rows[0]?.asset;
    expect(['BTC', 'BTS', 'XBTSX.ETH', 'CNY'].map(named)).toEqual([
      'XBTSX.BTC',
      'BTS',
      'XBTSX.ETH',
      'XBTSX.CNY',
    ]);
    expect(['btc', 'bts', 'xbtsx.eth'].map(named)).toEqual(['XBTSX.BTC', 'BTS', 'XBTSX.ETH']);
    setGatewayPrefixes(['HOUSE', 'HX']);
    expect(['BTC', 'HX.ETH'].map(named)).toEqual(['HOUSE.BTC', 'HX.ETH']);
  });

  it.each([0, -1, null, undefined, 'x'])('has no known quorum if the minimum is %j', (min) => {
    expect(read({ ticker: 'BTC', accumulated_fees: '0.5', min }).rows).toEqual([
      { asset: 'XBTSX.BTC', amount: '0.25', quorum: null },
    ]);
  });

  it('is dropped and counted without a name or an amount, and the others stay', () => {
    expect(
      read({ accumulated_fees: 1, min: 1 }, { ticker: 'BTC', min: 1 }, 'x', {
        ticker: 'ETH',
        accumulated_fees: 1e-7,
        min: 1,
      }),
    ).toEqual({
      form: 'operator',
      rows: [{ asset: 'XBTSX.ETH', amount: '0.00000005', quorum: 0 }],
      dropped: 3,
      reasons: ['no asset', 'no amount'],
    });
  });

  it('is still read in the earlier guessed form, with the holders’ part and the percent', () => {
    expect(read({ asset: 'BTC', amount: 0.5, quorum: '37.5' }, { asset: 'BTS', amount: '7' })).toEqual({
      form: 'guess',
      rows: [
        { asset: 'XBTSX.BTC', amount: '0.5', quorum: 37.5 },
        { asset: 'BTS', amount: '7', quorum: null },
      ],
      dropped: 0,
    });
  });
});

it('payments have a guessed form; their coins have the names of the other lists', () => {
  const row = { id: 4, time: '2026-11-15T12:00:00', amount: 5e-7, epoch: 21 };
  expect(
    v.parse(payments.answer, [
      { ...row, asset: 'BTC' },
      { ...row, ticker: 'BTS' },
    ]),
  ).toMatchObject({
    form: 'guess',
    rows: [{ asset: 'XBTSX.BTC', amount: '0.0000005', id: '4' }, { asset: 'BTS' }],
  });
});

describe('an answer in an unknown form is refused, and is never empty', () => {
  it.each([
    null,
    [],
    {},
    '',
    '<html></html>',
    { total, holders: null },
    { total: {}, holders: [] },
    { total: [] },
  ])('percents: %j', (body) => {
    expect(v.safeParse(percents.answer, body).issues?.[0].message).toBe(
      'in none of the known forms: operator, guess',
    );
  });

  it.each([null, {}, '', '<html></html>', [{}], ['BTC', 'BTS'], [{ coin: 'BTC', fees: 5 }]])(
    'lists: %j',
    (body) => {
      for (const { answer } of [assets, noQuorumAssets, payments])
        expect(v.safeParse(answer, body).success).toBe(false);
    },
  );

  it('an empty list from the service is valid', () => {
    for (const { answer } of [assets, noQuorumAssets, payments])
      expect(v.parse(answer, [])).toMatchObject({ rows: [], dropped: 0 });
  });
});
