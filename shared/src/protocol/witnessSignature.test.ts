import { expect, it } from 'vitest';
import { codeOf } from '../amm/pools.fixture.ts';
import { privateKeyFromSeed, publicKeyOf } from './keys.ts';
import { formatPublicKey } from './publicKeys.ts';
import { recordedChain } from './recorded.fixture.ts';
import { headerSigner } from './witnessSignature.ts';

const [block] = recordedChain.blocks;
const header = block ?? expect.fail();
const key = publicKeyOf(privateKeyFromSeed('1'));
const signerWith = (first: number) =>
  headerSigner(
    { ...header, witness_signature: first.toString(16) + header.witness_signature.slice(2) },
    () => key,
  );

it('the first byte of a signature selects one of four keys, and nothing else', () => {
  for (const first of [31, 32, 33, 34]) expect(signerWith(first)).toBe(formatPublicKey(key));
  for (const first of [30, 35]) expect(codeOf(() => signerWith(first))).toBe('signature.malformed');
});
