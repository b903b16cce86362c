import { entryOf, units } from '@xbts/shared/ledger/entry.fixture.ts';
import type { PastPriceFinder } from '@xbts/shared/ledger/pastPrices.ts';
import { describe, expect, it } from 'vitest';
import { historyCsv, taxCsv } from './csvTables.ts';

const names = {
  assets: new Map([
    ['1.3.0', { symbol: 'BTS', precision: 5 }],
    ['1.3.9', { symbol: '=EVIL', precision: 2 }],
  ]),
  accounts: new Map([['1.2.19', 'bob-holder2']]),
  transactions: new Map([['7/1', 'c0ffee']]),
};
const at = Date.UTC(2026, 10, 21, 3, 32, 25);
const base = { at, block: 7, transaction: 1 };
const sent = entryOf({
  ...base,
  id: '1.11.5',
  counterparty: '1.2.19',
  gave: [units(250_000, 0)],
  fee: units(21_484, 0),
  changes: new Map([['1.3.0', -271_484n]]),
});
const sold = entryOf({
  ...base,
  id: '1.11.6',
  type: 4,
  isVirtual: true,
  orderId: '1.7.3',
  gave: [units(500_000, 0)],
  got: [units(1234, 9)],
  marketFee: units(6, 9),
  changes: new Map([['1.3.9', 1234n]]),
});
const find: PastPriceFinder = (asset) =>
  asset === '1.3.0' ? { perUnit: 0.004 / 1e5, source: { kind: 'service', coin: 'bts' } } : null;
const linesOf = (csv: string) => csv.split('\r\n').slice(0, -1);

describe('the exported history', () => {
  it('has a row for each changed balance, with the change, its fees and its transaction', () => {
    const after = new Map([['1.11.5', new Map([['1.3.0', 1_000_000n]])]]);
    expect(linesOf(historyCsv([sent, sold], after, names))).toEqual([
      'time_utc,operation,counterparty,asset,change,balance_after,fee,fee_asset,market_fee,market_fee_asset,order,pool,block,transaction_in_block,transaction_id,operation_id',
      '2026-11-21T03:32:25,transfer,bob-holder2,BTS,-2.71484,10,0.21484,BTS,,,,,7,1,c0ffee,1.11.5',
      "2026-11-21T03:32:25,fill_order,,'=EVIL,12.34,,,,0.06,'=EVIL,1.7.3,,7,,,1.11.6",
    ]);
  });

  it('keeps an operation without a changed balance, and an asset that could not be read', () => {
    const quiet = entryOf({ ...base, type: 6 });
    const unknown = entryOf({ ...base, changes: new Map([['1.3.77', -5n]]) });
    const [, first, second] = linesOf(historyCsv([quiet, unknown], new Map(), names));
    expect(first).toBe('2026-11-21T03:32:25,account_update,,,,,,,,,,,7,1,c0ffee,1.11.1');
    expect(second).toContain(',units of 1.3.77,-5,');
  });

  it('has a row of 0 if a market fee took everything', () => {
    const eaten = { ...sold, got: [units(0, 9)], marketFee: units(1240, 9), changes: new Map() };
    expect(linesOf(historyCsv([eaten], new Map(), names)).slice(1)).toEqual([
      "2026-11-21T03:32:25,fill_order,,'=EVIL,0,,,,12.4,'=EVIL,1.7.3,,7,,,1.11.6",
    ]);
  });
});

describe('the export for taxes', () => {
  it('shows 0 received, worth nothing, for a trade consumed by fees', () => {
    const eaten = { ...sold, got: [units(0, 9)] };
    const [, out, came] = linesOf(taxCsv([eaten], find, names));
    expect(out).toContain(',out,fill_order,BTS,5,0,');
    expect(came).toContain(",in,fill_order,'=EVIL,0,0,");
  });

  it('shows flows with their value at the time and its source; a trade is priced by the side with a price', () => {
    expect(linesOf(taxCsv([sent, sold], find, names))).toEqual([
      'time_utc,event,operation,asset,amount,worth_usd,price_source,fee,fee_asset,fee_worth_usd,counterparty,order,pool,block,transaction_in_block,transaction_id,operation_id',
      '2026-11-21T03:32:25,out,transfer,BTS,2.5,0.01,CoinPaprika BTS of that day,0.21484,BTS,0.00085936,bob-holder2,,,7,1,c0ffee,1.11.5',
      '2026-11-21T03:32:25,out,fill_order,BTS,5,0.02,CoinPaprika BTS of that day,,,,,1.7.3,,7,,,1.11.6',
      "2026-11-21T03:32:25,in,fill_order,'=EVIL,12.34,0.02,the other side of the trade,,,,,1.7.3,,7,,,1.11.6",
    ]);
  });

  it('reports an unknown price as missing, and never as zero', () => {
    const gift = entryOf({ ...base, got: [units(100, 9)] });
    expect(linesOf(taxCsv([gift], find, names))[1]).toContain(",in,transfer,'=EVIL,1,no price,,");
  });

  it('has the fees of operations without movements, and the fee returned by an order', () => {
    const placed = entryOf({ ...base, type: 1, fee: units(1000, 0), kept: [units(-5, 0)] });
    const cancelled = entryOf({ ...base, type: 2, fee: units(0, 0), feeBack: units(1000, 0) });
    const [, fee, back] = linesOf(taxCsv([placed, cancelled], find, names));
    expect(fee).toContain(',fee,limit_order_create,,,,,0.01,BTS,0.00004,');
    expect(back).toContain(',fee_back,limit_order_cancel,BTS,0.01,0.00004,');
  });
});
