import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { expect, it } from 'vitest';
import { upgradeRequest } from './upgradeRequest.ts';

const request = upgradeRequest({
  account: 'alice-trader7',
  accountId: '1.2.18',
  feeAssetId: '1.3.0',
  t: (key) => key,
});

/** The check by a node that knows this lifetime referrer of the account. */
function look(lifetime_referrer: string) {
  const account = { id: '1.2.18', name: 'alice-trader7', lifetime_referrer, network_fee_percentage: 2000 };
  const node: ChainReader = {
    call: async (_api, method) => (method === 'get_accounts' ? [account] : { parameters: {} }) as never,
  };
  return request.recheck?.(node);
}

it('requests a lifetime membership, with its own consent', () => {
  expect(request.operations).toEqual([
    [
      8,
      {
        fee: { amount: 0, asset_id: '1.3.0' },
        account_to_upgrade: '1.2.18',
        upgrade_to_lifetime_member: true,
        extensions: [],
      },
    ],
  ]);
  expect(request.dangers).toEqual(['consent']);
});

it('is refused before the signature if the account is a member already', async () => {
  expect((await look('1.2.17'))?.isWorse).toBe(false);
  await expect(look('1.2.18')).rejects.toMatchObject({ code: 'chain.already_lifetime_member' });
});
