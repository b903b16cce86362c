import { quoteWithdraw } from '@xbts/shared/amm/quoteWithdraw.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import type { Read } from '../../../../platform/form.ts';
import { prepareReview } from '../../../transactions/model/prepareReview.ts';
import type { ReviewRequest } from '../../../transactions/model/review.ts';
import { reviewedChain } from '../../../transactions/model/reviewedChain.fixture.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { depositRequest, quoteOffer } from './depositRequest.ts';
import { entryRequest, quoteEntry } from './entryRequest.ts';
import { knownPool } from './knownPool.fixture.ts';
import { withdrawRequest } from './withdrawRequest.ts';

/* The honest nodes' agreed facts, with forms filled in by a lying one. */
const supply = { confidential_supply: 0, accumulated_fees: 0, fee_pool: 0 };
const pool = {
  id: '1.19.3',
  asset_a: '1.3.0',
  asset_b: '1.3.5',
  balance_a: 100_000_000,
  balance_b: 5_000_000,
  share_asset: '1.3.9',
  taker_fee_percent: 20,
  withdrawal_fee_percent: 10,
  virtual_value: '1',
};
const chain = reviewedChain(
  {
    accounts: { '1.2.18': 'alice-trader7' },
    assets: { '1.3.0': ['BTS', 5], '1.3.5': ['XBTSX.USDT', 6], '1.3.9': ['BTSUSDTPOOL', 0] },
  },
  { get_liquidity_pools: [pool], get_objects: [{ id: '2.3.9', current_supply: 2_000, ...supply }] },
);

const order = {
  account: 'alice-trader7',
  accountId: '1.2.18',
  feeAssetId: '1.3.0',
  slippage: 50,
  held: 500n,
  t: (key: string) => key,
};
const given = { units: 1_000_000n, assetId: '1.3.0' };

function quoteOf<Quote>({ value, error }: Read<Quote>): Quote {
  if (value === null) throw error;
  return value;
}

/** The request of each form of a pool, filled in from the pool that the node reported. */
const forms: Record<string, (known: PoolInFull) => ReviewRequest> = {
  'a deposit': (known) => {
    const offer = { given };
    return depositRequest({ ...order, known, offer }, quoteOf(quoteOffer(known, offer, '1.2.18')));
  },
  'an entry with one asset': (known) =>
    entryRequest({ ...order, known, give: given }, quoteOf(quoteEntry(known, given, 50))),
  'a withdrawal': (known) =>
    withdrawRequest({ ...order, known, shares: 200n }, quoteWithdraw(known.pool, 200n)),
};

const withAsset = (side: 'assetA' | 'assetB' | 'share', change: Partial<Asset>): PoolInFull => ({
  ...knownPool,
  [side]: { ...knownPool[side], ...change },
});
const lies: Record<string, PoolInFull> = {
  'another precision of an asset': withAsset('assetA', { precision: 3 }),
  'another symbol of an asset': withAsset('assetB', { symbol: 'XBTSX.USDC' }),
  'another precision of the shares': withAsset('share', { precision: 4 }),
  'a pool of another asset': withAsset('assetB', { id: '1.3.77', symbol: 'USDT' }),
};

describe.each(Object.entries(forms))('%s with a form filled in', (_form, requestOf) => {
  it('by an honest node is accepted', async () => {
    const { request } = (await requestOf(knownPool).recheck?.(chain)) ?? { request: requestOf(knownPool) };
    expect((await prepareReview(chain, request, new Set())).operations.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(lies))('with %s is refused', async (_lie, known) => {
    await expect(requestOf(known).recheck?.(chain)).rejects.toMatchObject({ code: 'node.false_form' });
  });
});
