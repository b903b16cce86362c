import { expect, it } from 'vitest';
import { getVestingBalances } from './getVestingBalances.ts';
import { clientAnswering } from './recordedClient.fixture.ts';

const balance = {
  id: '1.13.7',
  owner: '1.2.18',
  balance: { amount: 500, asset_id: '1.3.4099' },
  policy: [2, {}],
  balance_type: 'unspecified',
};

it("reads an account's vesting balances with exact amounts", async () => {
  const client = clientAnswering(() => [balance]);
  const [found] = await getVestingBalances(client, 'bob-holder2');
  expect(found?.balance).toEqual({ amount: 500n, asset_id: '1.3.4099' });
  expect(client.asked).toEqual([
    { api: 'database', method: 'get_vesting_balances', params: ['bob-holder2'] },
  ]);
});

it('refuses an unreadable balance', async () => {
  const client = clientAnswering(() => [{ ...balance, policy: [99, {}] }]);
  await expect(getVestingBalances(client, 'bob-holder2')).rejects.toMatchObject({ code: 'node.bad_answer' });
});
