import { readMarketNotice } from '@xbts/shared/market/book/marketNotice.ts';
import { describe, expect, it } from 'vitest';
import { marketFixture } from './market.fixture.ts';
import { ownFillsOf } from './ownFills.ts';
import { heardTrades, tradesOf } from './trades.ts';

const market = marketFixture();
const amount = (units: number, asset_id: string) => ({ amount: units, asset_id });
/** The maker of 2 STH for 1 BTS, and its taker. */
const fill = (isMaker: boolean) => ({
  fee: amount(0, '1.3.0'),
  order_id: isMaker ? '1.7.1' : '1.7.2',
  account_id: isMaker ? '1.2.18' : '1.2.19',
  pays: isMaker ? amount(200_000_000, '1.3.5') : amount(100_000, '1.3.0'),
  receives: isMaker ? amount(100_000, '1.3.0') : amount(200_000_000, '1.3.5'),
  fill_price: { base: amount(400_000_000, '1.3.5'), quote: amount(200_000, '1.3.0') },
  is_maker: isMaker,
});
const notice = [
  [
    [4, fill(false)],
    [0, {}],
  ],
  [
    [4, fill(true)],
    [0, {}],
  ],
];

describe('trades of a market', () => {
  it("are received once each, with the taker's action and both accounts", () => {
    const { fills } = readMarketNotice(notice);
    const [trade, ...more] = heardTrades(fills, market, { time: 5, now: 6 });
    expect(more).toEqual([]);
    expect(trade).toMatchObject({ price: 0.5, amount: 2, side: 'buy', time: 5, heardAt: 6 });
    expect(trade?.accounts).toEqual(['1.2.18', '1.2.19']);
  });

  it('have the side of the taker: the node reports the side of the maker', () => {
    const told = {
      sequence: 3,
      date: '2026-11-21T03:32:15',
      price: '0.5',
      amount: '2',
      value: '1',
      type: 'sell',
      side1_account_id: '1.2.18',
      side2_account_id: '1.2.19',
    };
    expect(tradesOf([told, { ...told, type: 'buy' }]).map(({ side }) => side)).toEqual(['buy', 'sell']);
  });
});

describe('the fills of an account', () => {
  const recordOf = (op: object, id: string) => ({
    id,
    op: [4, op] as [number, Record<string, unknown>],
    result: [0, {}] as [number, unknown],
    block_num: 9,
    trx_in_block: 0,
    op_in_trx: 0,
    virtual_op: 0,
  });

  it('are those of its own orders in this market', () => {
    const elsewhere = { ...fill(true), receives: amount(1, '1.3.9') };
    const records = [
      recordOf(fill(true), '1.11.5'),
      recordOf(elsewhere, '1.11.4'),
      recordOf(fill(false), '1.11.3'),
    ];
    const own = ownFillsOf(records, market, '1.2.18');
    expect(own).toEqual([
      {
        id: '1.11.5',
        side: 'sell',
        isMaker: true,
        base: 100_000n,
        quote: 200_000_000n,
        block: 9,
        time: null,
      },
    ]);
    expect(ownFillsOf(records, market, '1.2.19')).toMatchObject([
      { id: '1.11.3', side: 'buy', isMaker: false },
    ]);
  });
});

it('have the received amount after the market fee', () => {
  const record = {
    id: '1.11.5',
    result: [0, {}] as [number, unknown],
    block_num: 9,
    trx_in_block: 0,
    op_in_trx: 0,
  };
  const brought = (units: number) => {
    const op: [number, Record<string, unknown>] = [4, { ...fill(true), fee: amount(units, '1.3.0') }];
    return ownFillsOf([{ ...record, virtual_op: 0, op }], market, '1.2.18').map(({ base }) => base);
  };
  expect([brought(1_000), brought(100_000)]).toEqual([[99_000n], [0n]]);
});

it('a notice of unknown form is reported as garbled, and its known part is read', () => {
  const read = readMarketNotice(['1.7.5', { id: '1.7.6', nonsense: true }, 42]);
  expect(read).toMatchObject({ removed: ['1.7.5'], changed: [], isGarbled: true });
  expect(readMarketNotice('no list').isGarbled).toBe(true);
});
