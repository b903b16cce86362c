import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { expect, it } from 'vitest';
import { fakeChain } from '../fakeChain.fixture.ts';
import { findOrderTouches } from './findOrderTouches.ts';
import { openOrdersAt } from './openOrdersAt.ts';
import { readOrderEvents } from './readOrderEvents.ts';

const sth = (amount: number) => ({ amount, asset_id: '1.3.4099' });
const bts = (amount: number) => ({ amount, asset_id: '1.3.0' });
const fee = bts(0);
const create = {
  fee,
  seller: '1.2.18',
  amount_to_sell: sth(1000),
  min_to_receive: bts(200),
  expiration: '2027-01-01T00:00:00',
  fill_or_kill: false,
};
const price = { base: sth(1000), quote: bts(200) };
const filled = (sold: number) => ({
  fee: bts(1),
  order_id: '1.7.5',
  account_id: '1.2.18',
  pays: sth(sold),
  receives: bts(sold / 5),
  fill_price: price,
  is_maker: true,
});

const record = (
  instance: number,
  block: number,
  op: OperationRecord['op'],
  result: OperationRecord['result'] = [0, {}],
) => ({
  id: `1.11.${instance}`,
  op,
  result,
  block_num: block,
  trx_in_block: 2,
  op_in_trx: 0,
  virtual_op: op[0] === 4 ? 1 : 0,
  is_virtual: op[0] === 4,
  block_time: '2026-11-22T12:00:00',
});

/** A node with this history of the account, newest first from an id on. */
function chainOf(records: readonly ReturnType<typeof record>[], orders: readonly object[] = []) {
  return fakeChain({
    'history.get_account_history': (_account: string, _stop: string, limit: number, start: string) => {
      const newest = records.toReversed();
      const from = start === '1.11.0' ? 0 : newest.findIndex(({ id }) => id === start);
      return newest.slice(from, from + limit);
    },
    'database.get_limit_orders_by_account': () => orders,
  });
}

it('reads the events of orders in a range of blocks, oldest first, over any number of pages', async () => {
  const noise = Array.from({ length: 250 }, (_, index) => record(10 + index, 103, [37, { fee }]));
  const { client, calls } = chainOf([
    record(1, 100, [1, create], [1, '1.7.4']),
    record(2, 101, [1, create], [1, '1.7.5']),
    record(3, 102, [4, filled(100)]),
    ...noise,
    record(900, 104, [2, { fee, fee_paying_account: '1.2.18', order: '1.7.5' }], [2, sth(900)]),
    record(901, 105, [1, create], [1, '1.7.6']),
  ]);
  const events = await readOrderEvents(client, { accountId: '1.2.18', after: 100, to: 104 });
  expect(events.map(({ orderId, what, operation }) => [orderId, what.kind, operation])).toEqual([
    ['1.7.5', 'placed', '101/2/0'],
    ['1.7.5', 'filled', '102/2/0'],
    ['1.7.5', 'removed', '104/2/0'],
  ]);
  expect(events[1]?.what).toEqual({ kind: 'filled', sold: 100n, got: 20n, fee: 1n });
  expect(calls).toHaveLength(3);
});

it('reverts the events since a block to find the orders open then', async () => {
  const open = {
    id: '1.7.5',
    expiration: '2027-01-01T00:00:00',
    seller: '1.2.18',
    for_sale: 700,
    sell_price: price,
    deferred_fee: 0,
    deferred_paid_fee: fee,
  };
  const { client } = chainOf(
    [
      record(1, 100, [4, filled(100)]),
      record(2, 101, [4, filled(200)]),
      record(3, 101, [1, create], [1, '1.7.6']),
    ],
    [open, { ...open, id: '1.7.6' }],
  );
  expect(await openOrdersAt(client, { accountId: '1.2.18', block: 100 })).toMatchObject([
    { id: '1.7.5', left: 900n, priceSold: 1000n, priceWanted: 200n, untold: null },
  ]);
});

it('finds the owners of orders that a block may have changed, and possible trading partners of a new one', () => {
  const block = (operations: unknown[]) => ({ transactions: [{ operations }] }) as unknown as WholeBlock;
  const update = { fee, seller: '1.2.20', order: '1.7.9', new_price: { base: bts(5), quote: sth(7) } };
  expect(
    findOrderTouches([
      block([
        [1, create],
        [2, { fee, fee_paying_account: '1.2.19', order: '1.7.1' }],
        [0, { fee, from: '1.2.21', to: '1.2.22', amount: bts(1) }],
      ]),
      block([
        [77, update],
        [1, create],
        [1, { broken: true }],
      ]),
    ]),
  ).toEqual({
    accountIds: ['1.2.18', '1.2.19', '1.2.20'],
    sides: [
      { soldId: '1.3.0', wantedId: '1.3.4099' },
      { soldId: '1.3.4099', wantedId: '1.3.0' },
    ],
  });
});
