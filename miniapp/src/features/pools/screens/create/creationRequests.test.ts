import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { expect, it } from 'vitest';
import { prepareReview } from '../../../transactions/model/prepareReview.ts';
import { reviewedChain } from '../../../transactions/model/reviewedChain.fixture.ts';
import { poolRequest } from './creationRequests.ts';

/* The honest nodes' agreed facts, with a form filled in by a lying one. */
const chain = reviewedChain({
  accounts: { '1.2.18': 'alice-trader7' },
  assets: { '1.3.0': ['BTS', 5], '1.3.5': ['XBTSX.USDT', 6], '1.3.9': ['BTSUSDTPOOL', 0] },
});

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

it('a new pool is accepted when the form had the assets of the chosen symbols', async () => {
  expect((await prepare((usdt) => usdt)).assets.map(({ symbol }) => symbol)).toContain('XBTSX.USDT');
});

it('a new pool is refused when the form had another asset for a symbol', async () => {
  await expect(prepare((usdt) => ({ ...usdt, symbol: 'XBTSX.BTC' }))).rejects.toMatchObject({
    code: 'node.false_form',
    facts: { subject: 'XBTSX.BTC' },
  });
});
