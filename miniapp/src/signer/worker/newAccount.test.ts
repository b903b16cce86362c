import { privateKeyFromWif, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { describe, expect, it } from 'vitest';
import { createNewAccountSecret } from './newAccount.ts';
import { openAccount } from './roles.ts';
import { alice, CHAIN_ID, codeOf, createTestSigner } from './signer.fixture.ts';

const of = (byte: number) => (count: number) => new Uint8Array(count).fill(byte);

describe('the password of a new account', () => {
  it('is P and the text of 32 random bytes with their checksum', () => {
    // The WIF of 32 bytes of 1, known from other wallets.
    expect(createNewAccountSecret(of(1)).make()).toBe('P5HpjE2Hs7vjU4SN3YyPQCdhzCu92WoEeuE6PWNuiPyTu3ESGnzn');
  });

  it('is redrawn when the bytes are not a private key', () => {
    const draws = [of(0xff), of(1)];
    const secret = createNewAccountSecret((count) => (draws.shift() ?? of(2))(count));
    expect(secret.make()).toContain('5HpjE2Hs7');
  });

  it('opens an account with the registered public keys', () => {
    const secret = createNewAccountSecret(of(9));
    const password = secret.make();
    const keys = secret.publicKeys('anna-2047');
    const one = (key: string) => ({ ...alice.active, key_auths: [[key, 1]] as [string, number][] });
    const account = {
      ...alice,
      name: 'anna-2047',
      owner: one(keys.owner),
      active: one(keys.active),
      options: { ...alice.options, memo_key: keys.memo },
    };
    expect(openAccount(account, 'password', password, CHAIN_ID).roles).toEqual(['owner', 'active', 'memo']);
  });

  it('is printed with the private key of each role', () => {
    const secret = createNewAccountSecret(of(9));
    secret.make();
    const { keys } = secret.paperWallet('anna-2047');
    expect(keys.map(({ role }) => role)).toEqual(['owner', 'active', 'memo']);
    for (const { publicKey, wif } of keys) {
      expect(formatPublicKey(publicKeyOf(privateKeyFromWif(wif)))).toBe(publicKey);
    }
  });

  it('is compared with the retyped text, and an empty part never matches', () => {
    const secret = createNewAccountSecret(of(1));
    secret.make();
    expect(secret.holds([{ start: 0, text: 'P5Hp' }])).toBe(true);
    expect(secret.holds([{ start: 4, text: 'P5Hp' }])).toBe(false);
    expect(secret.holds([{ start: 0, text: '' }])).toBe(false);
  });

  it('is gone after discard', async () => {
    const signer = createTestSigner();
    await signer.call('newPassword');
    await signer.call('newKeys', 'anna-2047');
    await signer.call('discard');
    expect(await codeOf(() => signer.call('newKeys', 'anna-2047'))).toBe('signer.no_new_password');
  });
});
