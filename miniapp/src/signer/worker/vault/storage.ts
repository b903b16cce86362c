import { bytesToHex } from '@noble/hashes/utils.js';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type Attempts, judge, type Try } from './attempts.ts';
import {
  attemptsOf,
  type DeviceKey,
  deviceKeyOf,
  envelopeOf,
  type StoredEnvelope,
  wipeAfterOf,
} from './records.ts';

/** The vault's storage. One record holds the whole envelope, so a write succeeds or fails as a whole. */
export interface VaultStorage {
  readEnvelope(): Promise<StoredEnvelope | undefined>;
  /** Returns false without writing when the stored revision is not `expected` (0: nothing stored yet). */
  writeEnvelope(text: string, expected: number): Promise<boolean>;
  readDeviceKey(): Promise<DeviceKey | undefined>;
  /** The stored device key, made on demand. */
  ensureDeviceKey(): Promise<DeviceKey>;
  readAttempts(): Promise<Attempts>;
  /**
   * Requests an attempt and counts it as wrong, in one transaction: no two tabs get the same attempt. A count that has
   * reached the limit removes everything instead.
   */
  takeTry(now: number): Promise<Try>;
  clearAttempts(): Promise<void>;
  /** Removes everything when the wrong PINs have reached the limit, and returns their count; else 0. */
  wipeWhenDue(): Promise<number>;
  /** The number of wrong PINs that removes everything; 0: never. */
  readWipeAfter(): Promise<number>;
  writeWipeAfter(count: number): Promise<void>;
  /** Removes envelope, device key, attempts and policy at once. */
  clear(): Promise<void>;
}

interface VaultDatabase extends DBSchema {
  envelope: { key: 'current'; value: StoredEnvelope };
  device: { key: 'current'; value: DeviceKey };
  attempts: { key: 'current'; value: Attempts };
  policy: { key: 'wipeAfter'; value: number };
}

/** The name of the IndexedDB database that holds envelope, device key and the count of wrong PINs. */
export const VAULT_DATABASE = 'xbts-vault';

const STORES: ('envelope' | 'device' | 'attempts' | 'policy')[] = [
  'envelope',
  'device',
  'attempts',
  'policy',
];
const DURABLE = { durability: 'strict' } as const;

function openVaultDatabase(name: string): Promise<IDBPDatabase<VaultDatabase>> {
  return openDB<VaultDatabase>(name, 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('envelope');
        database.createObjectStore('device');
        database.createObjectStore('attempts');
      }
      database.createObjectStore('policy');
    },
    // Another tab brings a newer layout and must not wait for this one.
    blocking: (_before, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

async function newDeviceKey(): Promise<DeviceKey> {
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
    'sign',
  ]);
  return { id: bytesToHex(crypto.getRandomValues(new Uint8Array(16))), key };
}

function envelopeStore(database: IDBPDatabase<VaultDatabase>) {
  return {
    readEnvelope: async () => envelopeOf(await database.get('envelope', 'current')),
    async writeEnvelope(text: string, expected: number): Promise<boolean> {
      const transaction = database.transaction('envelope', 'readwrite', DURABLE);
      const revision = envelopeOf(await transaction.store.get('current'))?.revision ?? 0;
      const isExpected = revision === expected;
      const next = { text, revision: revision + 1 };
      if (isExpected) {
        await transaction.store.put(next, 'current');
      }
      await transaction.done;
      return isExpected;
    },
  };
}

function deviceStore(database: IDBPDatabase<VaultDatabase>) {
  return {
    readDeviceKey: async () => deviceKeyOf(await database.get('device', 'current')),
    async ensureDeviceKey(): Promise<DeviceKey> {
      // Made beforehand: an IndexedDB transaction would close while WebCrypto works.
      const fresh = await newDeviceKey();
      const transaction = database.transaction('device', 'readwrite', DURABLE);
      const known = deviceKeyOf(await transaction.store.get('current'));
      if (known === undefined) {
        await transaction.store.put(fresh, 'current');
      }
      await transaction.done;
      return known ?? fresh;
    },
  };
}

type Whole = IDBPTransaction<VaultDatabase, typeof STORES, 'readwrite'>;

async function judgeIn(transaction: Whole, now: number): Promise<Try> {
  const attempts = attemptsOf(await transaction.objectStore('attempts').get('current'));
  const limit = wipeAfterOf(await transaction.objectStore('policy').get('wipeAfter'));
  const verdict = judge(attempts, limit, now);
  if (verdict.state === 'over') await clearIn(transaction);
  return verdict;
}

/**
 * A granted attempt counts as wrong. When the clock was set back the wait restarts: otherwise it would last until the
 * old time returns.
 */
async function noteTry(transaction: Whole, verdict: Try, now: number): Promise<void> {
  const store = transaction.objectStore('attempts');
  const before = attemptsOf(await store.get('current'));
  const isSetBack = verdict.state === 'wait' && before.lastAt > now;
  const noted = verdict.state === 'given' ? verdict : isSetBack ? before : undefined;
  if (noted !== undefined) await store.put({ failed: noted.failed, lastAt: now }, 'current');
}

async function clearIn(transaction: Whole): Promise<void> {
  await Promise.all(STORES.map((store) => transaction.objectStore(store).clear()));
}

/** Decisions on all stores at once. */
function wholeStore(database: IDBPDatabase<VaultDatabase>) {
  async function inOne<T>(work: (transaction: Whole) => Promise<T>): Promise<T> {
    const transaction = database.transaction(STORES, 'readwrite', DURABLE);
    const outcome = await work(transaction);
    await transaction.done;
    return outcome;
  }
  return {
    takeTry: (now: number): Promise<Try> =>
      inOne(async (transaction) => {
        const verdict = await judgeIn(transaction, now);
        await noteTry(transaction, verdict, now);
        return verdict;
      }),
    wipeWhenDue: (): Promise<number> =>
      inOne(async (transaction) => {
        const verdict = await judgeIn(transaction, 0);
        return verdict.state === 'over' ? verdict.failed : 0;
      }),
    clear: (): Promise<void> => inOne(clearIn),
  };
}

function attemptStore(database: IDBPDatabase<VaultDatabase>) {
  return {
    readAttempts: async () => attemptsOf(await database.get('attempts', 'current')),
    clearAttempts: () => database.delete('attempts', 'current'),
    readWipeAfter: async () => wipeAfterOf(await database.get('policy', 'wipeAfter')),
    async writeWipeAfter(count: number): Promise<void> {
      await database.put('policy', count, 'wipeAfter');
    },
  };
}

/** The vault's place in IndexedDB; a worker has no localStorage, which could not hold a key object anyway. */
export async function openVaultStorage(name: string = VAULT_DATABASE): Promise<VaultStorage> {
  const database = await openVaultDatabase(name);
  return {
    ...envelopeStore(database),
    ...deviceStore(database),
    ...attemptStore(database),
    ...wholeStore(database),
  };
}
