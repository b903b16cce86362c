import { describe, expect, it } from 'vitest';
import { loadCodec } from './codec.ts';
import { privateKeyFromSeed, publicKeyOf } from './keys.ts';
import { encryptMemo } from './memo.ts';
import type { Transaction } from './operations.ts';
import { formatPublicKey } from './publicKeys.ts';
import { longestMemoBytes, type TransferParties, transferSize } from './transferSize.ts';

const parties: TransferParties = {
  from: '1.2.18',
  to: '1.2.48391',
  assetId: '1.3.4099',
  feeAssetId: '1.3.0',
};

async function packedSize(text: string | null, between = parties): Promise<number> {
  const codec = await loadCodec();
  const privateKey = privateKeyFromSeed('sender');
  const key = formatPublicKey(publicKeyOf(privateKey));
  const transaction: Transaction = {
    ref_block_num: 1,
    ref_block_prefix: 2,
    expiration: '2026-11-21T03:32:26',
    operations: [
      [
        0,
        {
          fee: { amount: 1, asset_id: between.feeAssetId },
          from: between.from,
          to: between.to,
          amount: { amount: 5, asset_id: between.assetId },
          ...(text === null
            ? {}
            : { memo: encryptMemo({ text, privateKey, from: key, to: key, nonce: '77' }) }),
          extensions: [],
        },
      ],
    ],
    extensions: [],
  };
  return codec.transaction(transaction).length;
}

describe('transferSize', () => {
  it("counts the codec's bytes, with and without a memo", async () => {
    expect(transferSize(parties, null)).toBe(await packedSize(null));
    for (const text of [
      '',
      'a',
      'x'.repeat(11),
      'x'.repeat(12),
      'x'.repeat(13),
      'Спасибо за ужин',
      '😀'.repeat(60),
    ]) {
      const bytes = new TextEncoder().encode(text).length;
      expect(transferSize(parties, bytes), text).toBe(await packedSize(text));
    }
  });

  it('counts the bytes of ids, one more from 128, from 128² and so on', async () => {
    for (const number of [0, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152]) {
      const between = { ...parties, from: `1.2.${number}`, assetId: `1.3.${number}` };
      expect([number, transferSize(between, null)]).toEqual([number, await packedSize(null, between)]);
    }
  });

  it('finds the longest memo that fits and not one byte more', async () => {
    const longest = longestMemoBytes(parties, 2048);
    expect(await packedSize('x'.repeat(longest))).toBeLessThanOrEqual(2048);
    expect(await packedSize('x'.repeat(longest + 1))).toBeGreaterThan(2048);
  });

  it('finds no memo if not even a letter fits', () => {
    const one = transferSize(parties, 1);
    expect([one, one - 1, 0].map((size) => longestMemoBytes(parties, size) > 0)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
