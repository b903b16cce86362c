import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { expect, it } from 'vitest';
import { receivedIn } from './receivedIn.ts';
import type { SwapTrade } from './swapTrades.ts';

const [BTS, USDT] = ['1.3.0', '1.3.1'];
const amount = (units: number, asset_id: string) => ({ amount: units, asset_id });

const record = (op: readonly [number, object], result: readonly unknown[], index: number): OperationRecord =>
  ({ id: `1.11.${index}`, op, result, block_num: 9, op_in_trx: 0 }) as unknown as OperationRecord;

const fill = (order: string, received: number, fee: number, index: number) =>
  record([4, { order_id: order, receives: amount(received, USDT), fee: amount(fee, USDT) }], [0, {}], index);

const trade: SwapTrade = { pool: null, amount_to_sell: amount(1_000, BTS), min_to_receive: amount(90, USDT) };
const created = record([1, { amount_to_sell: amount(1_000, BTS) }], [1, '1.7.5'], 1);

it('adds up the fills of an order, minus market fees, and those of no other order', () => {
  const records = [created, fill('1.7.5', 60, 1, 2), fill('1.7.5', 40, 2, 3), fill('1.7.6', 500, 0, 4)];
  expect(receivedIn(records, [trade], 9)).toEqual([{ units: 97n, assetId: USDT }]);
});

it('waits while the history lacks fills of the order', () => {
  expect(receivedIn([created, fill('1.7.5', 60, 1, 2)], [trade], 9)).toEqual([]);
  expect(receivedIn([fill('1.7.5', 100, 1, 2)], [trade], 9)).toEqual([]);
});
