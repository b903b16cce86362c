import 'fake-indexeddb/auto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CHAIN_ID, FEW_ROUNDS, freshDatabase, PIN, storedAccount } from '../signer.fixture.ts';
import { openVaultStorage } from './storage.ts';
import { createVault } from './vault.ts';

type Make = (...args: unknown[]) => Promise<CryptoKey>;

/** All keys that WebCrypto makes after this call. */
function watchKeys(): CryptoKey[] {
  const made: CryptoKey[] = [];
  for (const call of ['importKey', 'deriveKey', 'generateKey'] as const) {
    const real = crypto.subtle[call].bind(crypto.subtle) as Make;
    const watched: Make = async (...args) => {
      const key = await real(...args);
      made.push(key);
      return key;
    };
    const spy = vi.spyOn(crypto.subtle, call).mockImplementation(watched as never);
    onTestFinished(() => spy.mockRestore());
  }
  return made;
}

it('no key used by the vault can be read', async () => {
  const made = watchKeys();
  const database = freshDatabase();
  const openStorage = () => openVaultStorage(database);
  const vault = createVault({ openStorage, now: () => 0, rounds: FEW_ROUNDS });
  const token = { source: 'biometrics', credential: '', token: '5e'.repeat(32) } as const;
  const account = { name: 'alice-trader7', chainId: CHAIN_ID };
  await vault.put([storedAccount(account.name)], PIN);
  await vault.addToken(PIN, token);
  await vault.open(account, PIN);
  await vault.openByToken(account, token);
  expect(new Set(made.map(({ algorithm }) => algorithm.name))).toEqual(
    new Set(['HMAC', 'PBKDF2', 'HKDF', 'AES-GCM']),
  );
  expect(made.filter(({ extractable }) => extractable)).toEqual([]);
});
