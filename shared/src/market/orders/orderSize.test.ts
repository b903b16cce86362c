import { expect, it } from 'vitest';
import { loadCodec } from '../../protocol/codec.ts';
import type { Operation, Transaction } from '../../protocol/operations.ts';
import { mostCancels, mostCreates } from './orderSize.ts';

// The greatest ids of a chain with two billion objects.
const [account, asset, order] = ['1.2.2147483647', '1.3.2147483647', '1.7.2147483647'];
const amount = { amount: '1000000000000000', asset_id: asset };
const create: Operation = [
  1,
  {
    fee: amount,
    seller: account,
    amount_to_sell: amount,
    min_to_receive: amount,
    expiration: '2106-02-07T06:28:15',
    fill_or_kill: true,
    extensions: {},
  },
];
const cancel: Operation = [2, { fee: amount, fee_paying_account: account, order, extensions: [] }];

const bytesOf = async (operation: Operation, count: number) => {
  const transaction: Transaction = {
    ref_block_num: 65_535,
    ref_block_prefix: 4_294_967_295,
    expiration: '2106-02-07T06:28:15',
    operations: Array.from({ length: count }, () => operation),
    extensions: [],
  };
  return (await loadCodec()).transaction(transaction).length;
};

it('reserves exactly the longest form of each kind of order', () => {
  // chain.md §4: 13 around them, 51 for the longest order and 30 for the longest cancellation.
  expect([mostCreates(13 + 51 * 20), mostCreates(13 + 51 * 20 - 1)]).toEqual([20, 19]);
  expect([mostCancels(13 + 30 * 20), mostCancels(13 + 30 * 20 - 1)]).toEqual([20, 19]);
  expect([mostCreates(1), mostCancels(1)]).toEqual([1, 1]);
});

it('computes how many orders fit into a transaction, whatever their ids', async () => {
  for (const limit of [2048, 700]) {
    expect(await bytesOf(create, mostCreates(limit))).toBeLessThanOrEqual(limit);
    expect(await bytesOf(cancel, mostCancels(limit))).toBeLessThanOrEqual(limit);
  }
  expect(mostCreates(2048)).toBeGreaterThanOrEqual(20);
});
