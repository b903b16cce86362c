import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { PROXY_TO_SELF } from '@xbts/shared/protocol/constants.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import { voteRequest } from './voteRequest.ts';

const options = {
  memo_key: 'BTSmemo',
  voting_account: PROXY_TO_SELF,
  num_witness: 0,
  num_committee: 0,
  votes: ['1:3'],
  extensions: [],
};
const account = { id: '1.2.18', name: 'alice-trader7', options } as unknown as Account;
const bob = { id: '1.2.19', name: 'bob-holder2' };
const order = { account, feeAssetId: '1.3.0', t: (key: string) => key };
const own = voteRequest({ ...order, votes: { proxyId: PROXY_TO_SELF, votes: ['1:4', '0:11'] }, proxy: null });
const byBob = voteRequest({ ...order, votes: { proxyId: bob.id, votes: ['1:3'] }, proxy: bob });

describe('the review of votes', () => {
  it('changes votes and nothing else', () => {
    expect(own.operations).toEqual([
      [
        6,
        {
          fee: { amount: 0, asset_id: '1.3.0' },
          account: '1.2.18',
          new_options: { ...options, num_witness: 1, num_committee: 1, votes: ['1:4', '0:11'] },
          extensions: {},
        },
      ],
    ]);
    expect(own.warnings).toEqual([]);
  });

  it('explains the power of a proxy, and that the typed name is that account', () => {
    expect(byBob.warnings).toEqual(['proxyDecides']);
    expect(byBob.typedBy?.accounts).toEqual([{ id: '1.2.18', name: 'alice-trader7' }, bob]);
  });

  it('preserves other changes of the account made in between', async () => {
    const changed = { ...account, options: { ...options, memo_key: 'BTSother' } };
    const node: ChainReader = {
      call: async (_api, method) => (method === 'get_accounts' ? [changed] : null) as never,
    };
    const seen = await byBob.recheck?.(node);
    expect(seen?.request.operations[0]?.[1]).toMatchObject({
      new_options: { memo_key: 'BTSother', voting_account: bob.id, votes: ['1:3'] },
    });
  });
});
