import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { expect, it } from 'vitest';
import { createFakeChain } from '../../../../platform/chain/chain.fixture.ts';
import { prepareReview } from '../../../transactions/model/prepareReview.ts';
import { poolRequest } from './creationRequests.ts';

/* What honest nodes agree on, with a form that a false one has filled in. */
const chain = createFakeChain({
  accounts: { '1.2.18': 'alice-trader7' },
  assets: { '1.3.0': ['BTS', 5], '1.3.5': ['XBTSX.USDT', 6], '1.3.9': ['BTSUSDTPOOL', 0] },
  balances: { '1.3.0': 10_000_000 },
  orders: [],
  history: [],
});
const own: Record<string, unknown> = {
  get_required_fees: [{ amount: 1_000, asset_id: '1.3.0' }],
  get_dynamic_global_properties: {
    id: '2.1.0',
    head_block_number: 100,
    head_block_id: `00000064${'0'.repeat(32)}`,
    time: '2026-11-21T05:00:00',
    next_maintenance_time: '2026-11-21T06:00:00',
    last_irreversible_block_num: 90,
  },
};
const fixtureCall = chain.call;
chain.call = async (api, method, params, options) =>
  own[method] === undefined
    ? fixtureCall(api, method, params, options)
    : parseAnswer(options?.schema as never, method, own[method]);

async function prepare(falsify: (usdt: Asset) => Asset) {
  const [bts, usdt, share] = (await getAssets(chain, ['1.3.0', '1.3.5', '1.3.9'])) as [Asset, Asset, Asset];
  const creation = { account: 'alice-trader7', accountId: '1.2.18', feeAssetId: '1.3.0' };
  const request = poolRequest({
    ...creation,
    t: (key: string) => key,
    pair: [bts, falsify(usdt)],
    share,
    fees: { taker: 30, withdrawal: 0 },
  });
  return prepareReview(chain, request, new Set());
}

it('a new pool is read when the form had the assets of the symbols that were chosen', async () => {
  expect((await prepare((usdt) => usdt)).assets.map(({ symbol }) => symbol)).toContain('XBTSX.USDT');
});

it('a new pool is refused when the form had another asset for a symbol', async () => {
  await expect(prepare((usdt) => ({ ...usdt, symbol: 'XBTSX.BTC' }))).rejects.toMatchObject({
    code: 'node.false_form',
    facts: { subject: 'XBTSX.BTC' },
  });
});
