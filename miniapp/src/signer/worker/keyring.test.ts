import { expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';
import { storedAccount } from './signer.fixture.ts';

it('keys are overwritten when they are forgotten, at every place of their bytes', () => {
  const keyring = createKeyring(storedAccount());
  const [signing] = keyring.signingKeys();
  expect(signing?.every((byte) => byte === 0xab)).toBe(true);
  expect(keyring.account.keys).toEqual([]);
  keyring.forget();
  expect(signing?.every((byte) => byte === 0)).toBe(true);
  expect([keyring.isForgotten(), keyring.keyOf('BTSactive')]).toEqual([true, undefined]);
  expect(() => keyring.signingKeys()).toThrow('signer.multi_signature');
});

it('messages are written with the memo key, or with a signing key if the memo key is not on this device', () => {
  const [active, memo] = ['BTSactive', 'BTSmemo'];
  const keys = [active, memo].map((publicKey) => ({ publicKey, privateKey: 'ab'.repeat(32) }));
  const keyOf = (change: Parameters<typeof storedAccount>[1]) => () =>
    createKeyring(storedAccount('alice-trader7', { keys, ...change })).memoKey().publicKey;
  expect(keyOf({})()).toBe(memo);
  expect(keyOf({ memoKey: null })()).toBe(active);
  expect(keyOf({ memoKey: null, signers: [] })).toThrow('signer.multi_signature');
  // A key that the vault names but does not hold cannot write memos.
  expect(keyOf({ keys: keys.slice(0, 1) })).toThrow('signer.multi_signature');
});
