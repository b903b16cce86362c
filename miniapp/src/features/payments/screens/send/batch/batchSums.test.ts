import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { withMemoStandIns } from '@xbts/shared/protocol/memoStandIn.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { describe, expect, it } from 'vitest';
import { batchBytes, batchError, batchTotal, type ReadyRow } from './batchSums.ts';

const parties = { from: '1.2.18', assetId: '1.3.4099', feeAssetId: '1.3.0' };
const holding = { assetId: '1.3.4099', symbol: 'XBTSX.STH', precision: 8, amount: 1000n };
const row = (toId: string, units: bigint, memo = ''): ReadyRow => ({ toId, units, memo });
const rows = [row('1.2.19', 1n), row('1.2.1234567', 2n, 'ужин'), row('1.2.300', 997n, 'x'.repeat(100))];

describe('several payments', () => {
  it('take as many bytes as the chain’s own serializer produces', async () => {
    const codec = await loadCodec();
    const operations = withMemoStandIns(
      rows.map(({ toId, units }) =>
        transferOperation({ from: parties.from, to: toId, assetId: parties.assetId, units }),
      ),
      rows.flatMap(({ memo }, index) => (memo === '' ? [] : [{ index, text: memo }])),
    );
    const transaction = {
      ref_block_num: 1,
      ref_block_prefix: 1,
      expiration: '2026-11-21T00:00:00',
      operations,
      extensions: [] as [],
    };
    expect(batchBytes(rows, parties)).toBe(codec.transaction(transaction).length);
  });

  it('do not exceed the balance together', () => {
    const fault = (more: bigint) =>
      batchError([...rows, row('1.2.20', more)], parties, holding, 2048)?.code ?? null;
    expect(batchTotal(rows)).toBe(1000n);
    expect(batchError(rows, parties, holding, 2048)).toBeNull();
    expect(fault(1n)).toBe('amount.over_balance');
  });

  it('fit into one transaction, to the byte', () => {
    const bytes = batchBytes(rows, parties);
    expect(batchError(rows, parties, holding, bytes)).toBeNull();
    expect(batchError(rows, parties, holding, bytes - 1)?.facts).toEqual({
      bytes,
      longest: bytes - 1,
    });
  });

  it('are at least one', () => {
    expect(batchError([], parties, holding, 2048)?.code).toBe('batch.nothing');
  });
});
