import { createRequire } from 'node:module';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { MAINNET_CHAIN_ID } from '@xbts/shared/protocol/constants.ts';
import { privateKeyFromPassword, wifFromPrivateKey } from '@xbts/shared/protocol/keys.ts';
import type { Transaction } from '@xbts/shared/protocol/operations.ts';
import { signTransaction } from '@xbts/shared/protocol/signing.ts';
import { type Figure, figureOf } from '../figure.ts';

interface Btsdex {
  ops: { transaction: { fromObject(value: unknown): unknown; toBuffer(value: unknown): Uint8Array } };
  PrivateKey: { fromWif(wif: string): unknown };
  Signature: { signBuffer(bytes: Uint8Array, key: unknown): { toHex(): string } };
}

/** The two halves of btsdex, as its transaction builder uses them. */
function loadBtsdex(): Btsdex {
  const require = createRequire(new URL('../../../shared/package.json', import.meta.url));
  return { ops: require('btsdex-serializer').ops, ...require('btsdex-ecc') };
}

const RUNS = 15;
const OURS_PER_RUN = 20;

const transfer = (sequence: number): Transaction => ({
  ref_block_num: 4660,
  ref_block_prefix: 305419896,
  expiration: '2026-11-21T03:32:26',
  operations: [
    [
      0,
      {
        fee: { amount: 86869, asset_id: '1.3.0' },
        from: '1.2.18',
        to: '1.2.19',
        amount: { amount: 100_000 + sequence, asset_id: '1.3.0' },
        extensions: [],
      },
    ],
  ],
  extensions: [],
});

const elapsed = (run: () => void): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/** sign.*: serialise and sign one transfer, btsdex's time over ours, alternating within one process. */
export async function signFigures(): Promise<Figure[]> {
  const codec = await loadCodec();
  const btsdex = loadBtsdex();
  const privateKey = privateKeyFromPassword('bench', 'active', 'a password for the bench');
  const theirKey = btsdex.PrivateKey.fromWif(wifFromPrivateKey(privateKey));
  const chainBytes = Buffer.from(MAINNET_CHAIN_ID, 'hex');
  const sequences = Array.from({ length: OURS_PER_RUN }, (_, index) => index);
  const theirs = (sequence: number) => {
    const bytes = btsdex.ops.transaction.toBuffer(btsdex.ops.transaction.fromObject(transfer(sequence)));
    btsdex.Signature.signBuffer(Buffer.concat([chainBytes, bytes]), theirKey).toHex();
  };
  const ours = (sequence: number) => {
    signTransaction({
      codec,
      transaction: transfer(sequence),
      chainId: MAINNET_CHAIN_ID,
      privateKeys: [privateKey],
    });
  };
  for (const sequence of sequences) ours(sequence);
  theirs(0);
  const ratios = Array.from({ length: RUNS }, (_, run) => {
    const their = elapsed(() => theirs(run));
    const our = elapsed(() => {
      for (const each of sequences) ours(run * OURS_PER_RUN + each);
    });
    return their / (our / OURS_PER_RUN);
  });
  return [figureOf('sign.transfer.vs_btsdex', 'ratio', ratios)];
}
