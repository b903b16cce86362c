import { expect, it } from 'vitest';
import { getAccountReferences, getProposals, getProposalsOf } from './getProposals.ts';
import { clientAnswering } from './recordedClient.fixture.ts';

const payment = {
  fee: { amount: 100, asset_id: '1.3.0' },
  from: '1.2.20',
  to: '1.2.18',
  amount: { amount: '5', asset_id: '1.3.7' },
  extensions: [],
};
const proposal = {
  id: '1.10.3',
  expiration_time: '2026-11-24T05:00:00',
  proposed_transaction: { operations: [[0, payment]] },
  required_active_approvals: ['1.2.20'],
  available_active_approvals: [],
  required_owner_approvals: [],
  available_owner_approvals: [],
  available_key_approvals: [],
  proposer: '1.2.17',
};

it('reads proposals by their ids in the requested order, and null for one that is over', async () => {
  const client = clientAnswering(() => [null, proposal]);
  const [over, waiting] = await getProposals(client, ['1.10.2', '1.10.3']);
  expect(over).toBeNull();
  expect([waiting?.id, waiting?.types, waiting?.operations]).toEqual(['1.10.3', [0], [[0, payment]]]);
  expect(client.asked).toEqual([
    { api: 'database', method: 'get_objects', params: [['1.10.2', '1.10.3'], false] },
  ]);
});

it('requests the proposals of an account, and those that name it, by its id', async () => {
  const client = clientAnswering((method) => (method === 'get_account_references' ? ['1.2.9'] : [proposal]));
  expect((await getProposalsOf(client, '1.2.20')).map(({ id, types }) => [id, types])).toEqual([
    ['1.10.3', [0]],
  ]);
  expect(await getAccountReferences(client, '1.2.20')).toEqual(['1.2.9']);
  expect(client.asked.map(({ method, params }) => [method, params])).toEqual([
    ['get_proposed_transactions', ['1.2.20']],
    ['get_account_references', ['1.2.20']],
  ]);
});
