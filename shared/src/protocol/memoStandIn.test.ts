import { describe, expect, it } from 'vitest';
import { loadCodec } from './codec.ts';
import { withMemoStandIns } from './memoStandIn.ts';
import { operationType } from './operationTypes.ts';
import { transferOperation } from './transferOperation.ts';
import { transferSize } from './transferSize.ts';

const parties = { from: '1.2.18', to: '1.2.19', assetId: '1.3.4099', feeAssetId: '1.3.0' };
const transfer = transferOperation({ ...parties, units: 5n });

describe('a placeholder for the encrypted memo', () => {
  it('gives the operation its final size', async () => {
    const codec = await loadCodec();
    const operations = withMemoStandIns([transfer], [{ index: 0, text: 'ужин' }]);
    const frame = { ref_block_num: 1, ref_block_prefix: 1, expiration: '2026-11-21T00:00:00' };
    expect(codec.transaction({ ...frame, operations, extensions: [] }).length).toBe(transferSize(parties, 8));
  });

  it('leaves operations without a message, and the given object, unchanged', () => {
    const operations = withMemoStandIns([transfer, transfer], [{ index: 1, text: 'x' }]);
    expect(operations[0]).toBe(transfer);
    expect(operations[1]?.[1]).toHaveProperty('memo');
    expect(transfer[1]).not.toHaveProperty('memo');
  });

  it('is only available for transfers', () => {
    const remove = {
      fee: { amount: 0, asset_id: '1.3.0' },
      account: '1.2.18',
      pool: '1.19.4',
      extensions: [] as [],
    };
    expect(() =>
      withMemoStandIns([[operationType.liquidity_pool_delete, remove]], [{ index: 0, text: 'x' }]),
    ).toThrow(expect.objectContaining({ code: 'signer.operation_not_allowed' }));
  });
});
