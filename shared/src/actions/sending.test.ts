import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/appError.ts';
import type { Operation, SignedTransaction } from '../protocol/operations.ts';
import { buildTransaction } from './buildTransaction.ts';
import { clientAnswering } from './recordedClient.fixture.ts';
import { broadcastTransaction } from './sendTransaction.ts';

const transfer: Operation = [
  0,
  {
    fee: { amount: 0, asset_id: '1.3.0' },
    from: '1.2.18',
    to: '1.2.19',
    amount: { amount: '123456', asset_id: '1.3.0' },
    extensions: [],
  },
];

const properties = {
  id: '2.1.0',
  head_block_number: 132,
  head_block_id: '00000084947b8cf51c97cb84c5d2d783b63af990',
  time: '2026-11-21T03:32:26',
  next_maintenance_time: '2026-11-21T03:33:00',
  last_irreversible_block_num: 125,
};

const chain = () =>
  clientAnswering((method, [operations]) =>
    method === 'get_required_fees'
      ? (operations as unknown[]).map(() => ({ amount: '20', asset_id: '1.3.4' }))
      : properties,
  );

const expirationOf = async (random: number, avoidExpirations = new Set<string>()) => {
  const request = { operations: [transfer], feeAssetId: '1.3.4', random: () => random, avoidExpirations };
  return (await buildTransaction(chain(), request)).transaction.expiration;
};

describe('building a transaction', () => {
  it("has the node's fees in the chosen asset, and refers to the head block", async () => {
    const client = chain();
    const built = await buildTransaction(client, {
      operations: [transfer, transfer],
      feeAssetId: '1.3.4',
      random: () => 0,
    });
    expect(built).toEqual({
      transaction: {
        ref_block_num: 132,
        ref_block_prefix: 4_119_624_596,
        expiration: '2026-11-21T03:32:56',
        operations: [
          [0, { ...transfer[1], fee: { amount: '20', asset_id: '1.3.4' } }],
          [0, { ...transfer[1], fee: { amount: '20', asset_id: '1.3.4' } }],
        ],
        extensions: [],
      },
      fees: [
        { amount: 20n, asset_id: '1.3.4' },
        { amount: 20n, asset_id: '1.3.4' },
      ],
      headTime: expect.any(Number),
      sinceBlock: 132,
    });
    // The node prices the operation with the fee's asset already set.
    expect(client.asked[0]?.params[0]).toEqual([
      [0, { ...transfer[1], fee: { amount: '0', asset_id: '1.3.4' } }],
      [0, { ...transfer[1], fee: { amount: '0', asset_id: '1.3.4' } }],
    ]);
  });

  it('expires 30 to 60 s after the head, regardless of the device clock', async () => {
    expect(await expirationOf(0)).toBe('2026-11-21T03:32:56');
    expect(await expirationOf(0.999)).toBe('2026-11-21T03:33:26');
  });

  it('uses another expiration for a second identical payment', async () => {
    const taken = new Set(['2026-11-21T03:33:26', '2026-11-21T03:32:56']);
    expect(await expirationOf(0.999, taken)).toBe('2026-11-21T03:32:57');
  });

  it('refuses an answer without a price for every operation', async () => {
    const client = clientAnswering((method) => (method === 'get_required_fees' ? [] : properties));
    const building = buildTransaction(client, { operations: [transfer], feeAssetId: '1.3.0' });
    await expect(building).rejects.toMatchObject({ code: 'node.bad_answer' });
  });
});

describe('broadcasting', () => {
  const signed: SignedTransaction = {
    ref_block_num: 132,
    ref_block_prefix: 1,
    expiration: '2026-11-21T03:32:56',
    operations: [transfer],
    extensions: [],
    signatures: ['1f'.repeat(65)],
  };
  const duplicate = () =>
    clientAnswering(() => {
      throw new AppError('chain.duplicate_transaction');
    });

  it('sends the signed transaction unchanged, once', async () => {
    const client = clientAnswering(() => null);
    expect(await broadcastTransaction(client, signed)).toBe('accepted');
    expect(client.asked).toEqual([
      { api: 'network_broadcast', method: 'broadcast_transaction', params: [signed] },
    ]);
  });

  it('treats a duplicate as success only for a repeat of the same bytes', async () => {
    expect(await broadcastTransaction(duplicate(), signed, { isRepeat: true })).toBe('known');
    await expect(broadcastTransaction(duplicate(), signed)).rejects.toMatchObject({
      code: 'chain.duplicate_transaction',
    });
  });
});
