import { expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';
import { storedAccount } from './signer.fixture.ts';

it('keys are overwritten when they are forgotten, wherever their bytes are still held', () => {
  const keyring = createKeyring(storedAccount());
  const [signing] = keyring.signingKeys();
  expect(signing?.every((byte) => byte === 0xab)).toBe(true);
  expect(keyring.account.keys).toEqual([]);
  keyring.forget();
  expect(signing?.every((byte) => byte === 0)).toBe(true);
  expect([keyring.isForgotten(), keyring.keyOf('BTSactive')]).toEqual([true, undefined]);
  expect(() => keyring.signingKeys()).toThrow('signer.multi_signature');
});
