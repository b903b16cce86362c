import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { HashLock } from '@xbts/shared/protocol/hashAlgorithms.ts';
import { hashLockOf } from '@xbts/shared/protocol/hashLock.ts';
import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';
import { SECRETS_DATABASE } from './secretsDatabaseName.ts';

interface SecretsDatabase extends DBSchema {
  /** This page can use the key, but nobody can read it: a copy of the database opens nothing. */
  key: { key: 'current'; value: CryptoKey };
  secrets: { key: string; value: unknown };
}

/** Data in the browser's storage is untrusted input. */
const sealedSchema = v.object({ iv: v.instance(Uint8Array), sealed: v.instance(ArrayBuffer) });

const open = () =>
  openDB<SecretsDatabase>(SECRETS_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('key');
      database.createObjectStore('secrets');
    },
    // Another tab deletes the database: do not block it.
    blocking: (_before, _wanted, event) => (event.target as IDBDatabase).close(),
  });

type Database = Awaited<ReturnType<typeof open>>;

async function keyOf(database: Database): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Two tabs may create one each: the first one written wins.
  const transaction = database.transaction('key', 'readwrite');
  const kept = await transaction.store.get('current');
  if (kept === undefined) await transaction.store.put(fresh, 'current');
  await transaction.done;
  return kept ?? fresh;
}

const nameOf = ([algorithm, hash]: HashLock): string => `${algorithm}:${hash}`;

async function within<T>(run: (database: Database) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await run(database);
  } finally {
    database.close();
  }
}

/** Stores a secret, hex, under the lock that it opens. Rejects if the browser denies its storage. */
function keepSecret(lock: HashLock, secret: string): Promise<void> {
  return within(async (database) => {
    const key = await keyOf(database);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, hexToBytes(secret).slice());
    await database.put('secrets', { iv, sealed }, nameOf(lock));
  });
}

/** Stores a secret under its SHA-256, which is its lock. */
export async function keepLocked(secret: string): Promise<HashLock> {
  const lock = hashLockOf(hexToBytes(secret), 'sha256');
  await keepSecret(lock, secret);
  return lock;
}

/** The secret of a lock as hex; null when it is not kept here, or can't be read any more. */
export function storedSecret(lock: HashLock): Promise<string | null> {
  return within(async (database) => {
    const kept = v.safeParse(sealedSchema, await database.get('secrets', nameOf(lock)));
    const key = await database.get('key', 'current');
    if (!kept.success || key === undefined) return null;
    const { iv, sealed } = kept.output;
    try {
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: iv.slice() }, key, sealed);
      return bytesToHex(new Uint8Array(plain));
    } catch (error) {
      // The entry was altered, or its key is gone: treat it as missing.
      if (error instanceof DOMException && error.name === 'OperationError') return null;
      throw error;
    }
  });
}
