import { expect, it } from 'vitest';
import type { ChainReader } from '../client/chainClient.ts';
import { parseAnswer } from '../client/parseAnswer.ts';
import type { Operation } from '../protocol/operations.ts';
import { buildTransaction } from './buildTransaction.ts';

const none = { amount: 0, asset_id: '1.3.0' };
const payment = (amount: number): Operation => [
  0,
  { fee: none, from: '1.2.20', to: '1.2.18', amount: { amount, asset_id: '1.3.0' }, extensions: [] },
];
const proposal: Operation = [
  22,
  {
    fee: none,
    fee_paying_account: '1.2.17',
    expiration_time: '2026-11-24T05:00:00',
    proposed_ops: [{ op: payment(1) }, { op: payment(2) }],
    extensions: [],
  },
];
const head = {
  id: '2.1.0',
  head_block_number: 100,
  head_block_id: `00000064${'0'.repeat(32)}`,
  time: '2026-11-21T05:00:00',
  next_maintenance_time: '2026-11-21T06:00:00',
  last_irreversible_block_num: 90,
};

const nodeWith = (fees: unknown): ChainReader => ({
  call: async (_api, method, _params, options) =>
    parseAnswer(options?.schema as never, method, method === 'get_required_fees' ? fees : head),
});
const fee = (amount: number) => ({ amount, asset_id: '1.3.7' });
const build = (fees: unknown) =>
  buildTransaction(nodeWith(fees), { operations: [proposal, payment(3)], feeAssetId: '1.3.7' });

it('reads the fees of a proposal and of each proposed operation from the nested answer', async () => {
  const { transaction } = await build([[fee(2000), [fee(11), fee(12)]], fee(13)]);
  const [created, paid] = transaction.operations;
  expect(created?.[1].fee).toEqual({ amount: '2000', asset_id: '1.3.7' });
  const proposed = created?.[0] === 22 ? created[1].proposed_ops.map(({ op }) => op[1].fee.amount) : [];
  expect(proposed).toEqual(['11', '12']);
  expect(paid?.[1].fee).toEqual({ amount: '13', asset_id: '1.3.7' });
});

it('refuses an answer with too few fees for the proposed operations', async () => {
  for (const fees of [
    [[fee(2000), [fee(11)]], fee(13)],
    [fee(2000), fee(13)],
    [[fee(2000), [fee(1), fee(2)]]],
  ])
    await expect(build(fees)).rejects.toMatchObject({ code: 'node.bad_answer' });
});
