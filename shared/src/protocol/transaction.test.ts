import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { loadCodec } from './codec.ts';
import { privateKeyFromWif, publicKeyOf } from './keys.ts';
import { derived, transactions } from './recorded.fixture.ts';
import { recoverPublicKey } from './signature.ts';
import { signTransaction } from './signing.ts';
import { referenceOf, signingDigest, transactionId } from './transaction.ts';

const codec = await loadCodec();

describe('recorded transactions', () => {
  it.each(transactions)('$label ($txid) has the id and the digest from the node', (recorded) => {
    const bytes = hexToBytes(recorded.hex_unsigned);
    expect(transactionId(bytes)).toBe(recorded.txid);
    expect(bytesToHex(signingDigest(recorded.chain_id, bytes))).toBe(recorded.digest);
  });

  it.each(transactions.slice(0, 25))('$label ($txid) is signed again by the same keys', (recorded) => {
    const privateKeys = recorded.keys.map(privateKeyFromWif);
    const { signatures: _, ...transaction } = recorded.transaction;
    const result = signTransaction({ codec, transaction, chainId: recorded.chain_id, privateKeys });
    expect(result.id).toBe(recorded.txid);
    expect(result.size).toBe(recorded.hex_unsigned.length / 2);
    expect(result.signed).toMatchObject(transaction);
    const digest = hexToBytes(recorded.digest);
    expect(result.signed.signatures.map((hex) => recoverPublicKey(digest, hexToBytes(hex)))).toEqual(
      privateKeys.map(publicKeyOf),
    );
  });
});

describe('derived transactions', () => {
  it.each(derived.transactions.cases)('$op', ({ tx_hex, txid, signing_digest }) => {
    expect(transactionId(hexToBytes(tx_hex))).toBe(txid);
    expect(bytesToHex(signingDigest(derived.transactions.chain_id, hexToBytes(tx_hex)))).toBe(signing_digest);
  });
});

describe('referenceOf', () => {
  it('contains the block number and four bytes of its id', () => {
    const { head_block_id, ref_block_num, ref_block_prefix } = derived.transactions;
    expect(referenceOf(head_block_id)).toEqual({ ref_block_num, ref_block_prefix });
  });

  it('keeps 16 bits of the number', () => {
    expect(referenceOf(`0001fffe${'ff'.repeat(16)}`)).toEqual({
      ref_block_num: 0xfffe,
      ref_block_prefix: 0xffff_ffff,
    });
  });

  it('refuses invalid block ids', () => {
    expect(() => referenceOf('0001')).toThrow('block_id.malformed');
  });
});
