import 'fake-indexeddb/auto';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { HashLock } from '@xbts/shared/protocol/hashAlgorithms.ts';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { newSecret } from './newSecret.ts';
import { SECRETS_DATABASE } from './secretsDatabaseName.ts';
import { keepLocked, storedSecret } from './storedSecrets.ts';

const database = () => openDB(SECRETS_DATABASE);
const nameOf = ([algorithm, hash]: HashLock) => `${algorithm}:${hash}`;

it('a secret made here is found under its lock, and under no other', async () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[0-9a-f]{64}$/u);
  const lock = await keepLocked(secret);
  expect(await storedSecret(lock)).toBe(secret);
  expect(await storedSecret([2, '22'.repeat(32)])).toBeNull();
  expect(await storedSecret([3, lock[1]])).toBeNull();
});

it('a secret made here is not readable in the storage, nor is its key', async () => {
  const secret = newSecret();
  const lock = await keepLocked(secret);
  const opened = await database();
  const { sealed } = await opened.get('secrets', nameOf(lock));
  const key: CryptoKey = await opened.get('key', 'current');
  opened.close();
  expect(bytesToHex(new Uint8Array(sealed))).not.toContain(secret.slice(0, 16));
  expect(key.extractable).toBe(false);
});

it('a secret with an altered record is missing', async () => {
  const [one, other] = [await keepLocked(newSecret()), await keepLocked(newSecret())];
  const opened = await database();
  await opened.put('secrets', { iv: new Uint8Array(12), sealed: new ArrayBuffer(48) }, nameOf(one));
  await opened.put('secrets', 'nothing of ours', nameOf(other));
  opened.close();
  expect(await storedSecret(one)).toBeNull();
  expect(await storedSecret(other)).toBeNull();
});
