import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Vesting } from '@xbts/shared/staking/vesting.ts';
import { vestingClaimOf } from '@xbts/shared/staking/vestingClaim.ts';
import { expect, it } from 'vitest';
import { vestingRequest } from './vestingRequest.ts';

const asset = { id: '1.3.0', symbol: 'BTS', precision: 5 } as Asset;
const cashback = (amount: bigint): Vesting => ({
  id: '1.13.9',
  owner: '1.2.18',
  balance: { amount, asset_id: '1.3.0' },
  policy: [
    1,
    {
      vesting_seconds: 1000,
      start_claim: '1970-01-01T00:00:00',
      coin_seconds_earned: 0n,
      coin_seconds_earned_last_update: '2026-11-01T00:00:00',
    },
  ],
  balance_type: 'cashback',
});
const halfway = '2026-11-01T00:08:20';

const claim = vestingClaimOf(cashback(1_000_000n), Date.parse(`${halfway}Z`));
const requestOf = (units: bigint) =>
  vestingRequest({
    account: 'alice-trader7',
    feeAssetId: '1.3.0',
    asset,
    claim,
    units,
    t: (key) => key,
  });
const request = requestOf(claim.claimable);

/** The second look, at a node with this much of it left. */
function look(amount: bigint, time = halfway, request = requestOf(claim.claimable)) {
  const node: ChainReader = {
    call: async (_api, method) => (method === 'get_objects' ? [cashback(amount)] : { time }) as never,
  };
  return request.recheck?.(node);
}
const amountIn = (of: typeof request | undefined) => of?.operations[0]?.[1];

it("claims the amount released at the chain's own time, and not a unit more", () => {
  expect(request.operations).toMatchObject([
    [33, { vesting_balance: '1.13.9', owner: '1.2.18', amount: { amount: '500000', asset_id: '1.3.0' } }],
  ]);
});

it('stays as shown when more has been released since', async () => {
  const seen = await look(1_000_000n, '2026-11-01T00:10:00');
  expect([seen?.changes, seen?.isWorse]).toEqual([[], false]);
  expect(amountIn(seen?.request)).toMatchObject({ amount: { amount: '500000' } });
});

it('needs another confirmation when a part was claimed elsewhere', async () => {
  const seen = await look(600_000n);
  expect(seen?.isWorse).toBe(true);
  expect(seen?.changes).toHaveLength(1);
  expect(amountIn(seen?.request)).toMatchObject({ amount: { amount: '300000' } });
});

it('is refused when nothing of it is left', async () => {
  await expect(look(0n)).rejects.toMatchObject({ code: 'vesting.nothing_free' });
});

it('claims a requested part, unchanged while that much is free', async () => {
  const part = requestOf(123n);
  expect(amountIn(part)).toMatchObject({ amount: { amount: '123' } });
  const seen = await look(600_000n, halfway, part);
  expect([seen?.changes, seen?.isWorse]).toEqual([[], false]);
  expect(amountIn(seen?.request)).toMatchObject({ amount: { amount: '123' } });
});
