import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cancelRequest } from './cancelRequest.ts';

const orderOf = (id: string, forSale: bigint): LimitOrder => ({
  id,
  expiration: '2027-01-01T00:00:00',
  seller: '1.2.17',
  for_sale: forSale,
  sell_price: { base: { amount: 100n, asset_id: '1.3.5' }, quote: { amount: 33n, asset_id: '1.3.0' } },
  deferred_fee: 10n,
  deferred_paid_fee: { amount: 0n, asset_id: '1.3.0' },
});

/** A node that knows only these orders. */
function nodeWith(orders: readonly LimitOrder[]): ChainReader {
  const json = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each)));
  return {
    call: async (
      _api: string,
      _method: string,
      params: readonly unknown[],
      options: { schema: v.GenericSchema },
    ) =>
      v.parse(
        options.schema,
        (params[0] as string[]).map((id) => json(orders.find((order) => order.id === id) ?? null)),
      ),
  } as unknown as ChainReader;
}

const t = ((key: string) => key) as Parameters<typeof cancelRequest>[0]['t'];
const both = [orderOf('1.7.5', 100n), orderOf('1.7.6', 40n)];
const request = cancelRequest({ account: 'alice', orders: both, feeAssetId: '1.3.0', t });

describe('the cancellation of orders', () => {
  it('is one transaction with one operation per order, paid by their seller', () => {
    const body = { fee: { amount: 0, asset_id: '1.3.0' }, fee_paying_account: '1.2.17', extensions: [] };
    expect(request.operations).toEqual([
      [2, { ...body, order: '1.7.5' }],
      [2, { ...body, order: '1.7.6' }],
    ]);
  });

  it('expects the unsold amounts, and the fees of placing the orders', () => {
    expect(request.expects?.map(({ amount }) => amount)).toEqual(['100', '10', '40', '10']);
  });

  it('proceeds with the rest when one of them was partly sold in between', async () => {
    const again = await request.recheck?.(nodeWith([orderOf('1.7.5', 7n), orderOf('1.7.6', 40n)]));
    expect(again?.isWorse).toBe(false);
    expect(again?.request.expects?.[0]?.amount).toBe('7');
  });

  it('asks again without a removed order, for which the chain would refuse all', async () => {
    const again = await request.recheck?.(nodeWith([orderOf('1.7.6', 40n)]));
    expect(again?.isWorse).toBe(true);
    expect(again?.request.operations).toHaveLength(1);
    expect(again?.changes).toEqual([{ label: 'orders.title', before: '2', now: '1' }]);
  });

  it('is refused when none of them is open any more', async () => {
    await expect(request.recheck?.(nodeWith([]))).rejects.toThrow(new AppError('order.closed'));
  });
});
