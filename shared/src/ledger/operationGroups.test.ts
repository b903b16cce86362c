import { describe, expect, it } from 'vitest';
import type { OperationRecord } from '../protocol/records.ts';
import { type GroupRules, operationGroups } from './operationGroups.ts';

const me = '1.2.18';
const payer = '1.2.40';

interface Place {
  block: number;
  trx?: number;
  isVirtual?: boolean;
}

let instance = 100;
/** Operations are written oldest first here, as they happen. */
const record = (
  op: [number, Record<string, unknown>],
  { block, trx = 0, isVirtual = false }: Place,
): OperationRecord => ({
  id: `1.11.${instance++}`,
  op,
  result: [0, {}],
  block_num: block,
  trx_in_block: trx,
  op_in_trx: 0,
  virtual_op: 0,
  is_virtual: isVirtual,
});
const pay = (from: string, place: Place) => record([0, { from, to: from === me ? '1.2.19' : me }], place);
const place = (at: Place) => record([1, { seller: me }], at);
const fill = (order: string, isMaker: boolean, at: Place) =>
  record([4, { order_id: order, is_maker: isMaker }], { ...at, isVirtual: true });
const endByChain = (order: string, at: Place) => record([2, { order }], { ...at, isVirtual: true });
const exchange = (pool: string, at: Place) => record([63, { pool }], at);

/** A day has a hundred blocks. */
const rules: GroupRules<OperationRecord> = {
  me,
  payers: new Set([payer]),
  recordOf: (row) => row,
  dayOf: ({ block_num }) => String(Math.floor(block_num / 100)),
};
const grouped = (happened: readonly OperationRecord[]) => operationGroups([...happened].reverse(), rules);
const sizes = (happened: readonly OperationRecord[]) => grouped(happened).map(({ rows }) => rows.length);

describe('operations of a history as events', () => {
  it('are one for a transaction: a ladder of orders, a swap over several pools', () => {
    const ladder = [place({ block: 7 }), place({ block: 7 }), place({ block: 7 })];
    const swap = [exchange('1.19.1', { block: 9, trx: 2 }), exchange('1.19.2', { block: 9, trx: 2 })];
    expect(sizes([...ladder, ...swap])).toEqual([2, 3]);
  });

  it('are two for two transactions of a block', () => {
    expect(sizes([pay(me, { block: 7, trx: 0 }), pay(me, { block: 7, trx: 1 })])).toEqual([1, 1]);
  });

  it('are one for an order with the fills that it got at once', () => {
    const at = { block: 7, trx: 3 };
    const [group] = grouped([place(at), fill('1.7.1', false, at), fill('1.7.1', false, at)]);
    expect([group?.cause, group?.rows.length]).toEqual(['transaction', 3]);
  });

  it("are one for a day's later fills of one order, whatever lies between", () => {
    const happened = [
      fill('1.7.1', true, { block: 7 }),
      pay(me, { block: 8 }),
      fill('1.7.1', true, { block: 9 }),
    ];
    expect(grouped(happened).map(({ cause, rows }) => [cause, rows.length])).toEqual([
      ['fills', 2],
      ['transaction', 1],
    ]);
  });

  it('are two for fills of one order on two days, and for fills of two orders by one taker', () => {
    expect(sizes([fill('1.7.1', true, { block: 99 }), fill('1.7.1', true, { block: 100 })])).toEqual([1, 1]);
    expect(sizes([fill('1.7.1', true, { block: 7 }), fill('1.7.2', true, { block: 7 })])).toEqual([1, 1]);
  });

  it('add the return of a rest to the fill that left it', () => {
    expect(sizes([fill('1.7.1', true, { block: 7 }), endByChain('1.7.1', { block: 7 })])).toEqual([2]);
    const at = { block: 7, trx: 1 };
    expect(sizes([place(at), fill('1.7.1', false, at), endByChain('1.7.1', at)])).toEqual([3]);
  });

  it('are one for orders that expire in a block, apart from its transactions', () => {
    const happened = [
      pay(me, { block: 7, trx: 0 }),
      endByChain('1.7.1', { block: 7, trx: 0 }),
      endByChain('1.7.2', { block: 7, trx: 0 }),
    ];
    expect(grouped(happened).map(({ cause, rows }) => [cause, rows.length])).toEqual([
      ['ended', 2],
      ['transaction', 1],
    ]);
  });

  it("are one for a day's transfers of a payer of stakes, not for payments to it", () => {
    const happened = [
      pay(payer, { block: 7, trx: 1 }),
      pay(payer, { block: 7, trx: 2 }),
      pay('1.2.19', { block: 8 }),
      pay(payer, { block: 9 }),
    ];
    expect(grouped(happened).map(({ cause, rows }) => [cause, rows.length])).toEqual([
      ['payout', 3],
      ['transaction', 1],
    ]);
    const ownRules = { ...rules, me: payer };
    const own = [pay(payer, { block: 7, trx: 1 }), pay(payer, { block: 7, trx: 2 })];
    expect(operationGroups(own, ownRules)).toHaveLength(2);
  });

  it('go on in the next page: the last group grows, and no other changes', () => {
    const newest = [pay(me, { block: 30 }), ...[1, 2].map(() => place({ block: 20 }))];
    const older = [...[1, 2, 3].map(() => place({ block: 20 })), pay(me, { block: 10 })];
    const before = operationGroups(newest, rules);
    const after = operationGroups([...newest, ...older], rules);
    expect(before.map(({ rows }) => rows.length)).toEqual([1, 2]);
    expect(after.map(({ rows }) => rows.length)).toEqual([1, 5, 1]);
    expect(after.slice(0, 2).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });
});
