import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { openVaultStorage, type VaultStorage } from './storage.ts';

afterEach(() => vi.restoreAllMocks());

/** The number of write transactions in progress. */
function watchWrites(): () => number {
  let open = 0;
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args: Parameters<typeof transaction>
  ) {
    const begun = transaction.apply(this, args);
    if (begun.mode === 'readwrite') {
      open += 1;
      begun.addEventListener('complete', () => {
        open -= 1;
      });
    }
    return begun;
  });
  return () => open;
}

const writes: Readonly<Record<string, (storage: VaultStorage) => Promise<unknown>>> = {
  'an envelope': (storage) => storage.writeEnvelope('a', 0),
  'an envelope that was changed meanwhile': (storage) => storage.writeEnvelope('a', 7),
  'a device key': (storage) => storage.ensureDeviceKey(),
  'the count of wrong PINs': (storage) => storage.takeTry(1_000),
  'that all is removed when it is due': (storage) => storage.wipeWhenDue(),
  'after how many it is': (storage) => storage.writeWipeAfter(5),
  'that the count begins again': (storage) => storage.clearAttempts(),
  'that all is removed': (storage) => storage.clear(),
};

it.each(Object.keys(writes))('%s is on the device once the call resolves', async (what) => {
  const open = watchWrites();
  const storage = await openVaultStorage(`vault ${what}`);
  await writes[what]?.(storage);
  expect(open()).toBe(0);
});

it('a device key is created once', async () => {
  const storage = await openVaultStorage('vault of one key');
  const [one, other] = [await storage.ensureDeviceKey(), await storage.ensureDeviceKey()];
  expect(one.id).toMatch(/^[0-9a-f]{32}$/u);
  expect([other.id, (await storage.readDeviceKey())?.id]).toEqual([one.id, one.id]);
});

it('an envelope is written only over the expected one, and removed with everything else', async () => {
  const storage = await openVaultStorage('vault of envelopes');
  expect([await storage.writeEnvelope('a', 1), await storage.writeEnvelope('a', 0)]).toEqual([false, true]);
  expect([await storage.writeEnvelope('b', 0), await storage.writeEnvelope('b', 1)]).toEqual([false, true]);
  expect(await storage.readEnvelope()).toEqual({ text: 'b', revision: 2 });
  await storage.writeWipeAfter(5);
  await storage.clear();
  expect([await storage.readEnvelope(), await storage.readWipeAfter()]).toEqual([undefined, 0]);
});

it('a vault of the first layout keeps its content, and accepts a limit of wrong PINs', async () => {
  const name = 'vault of the first layout';
  const first = await openDB(name, 1, {
    upgrade(database) {
      for (const store of ['envelope', 'device', 'attempts']) database.createObjectStore(store);
    },
  });
  await first.put('envelope', { text: 'a', revision: 1 }, 'current');
  first.close();
  const storage = await openVaultStorage(name);
  await storage.writeWipeAfter(10);
  expect([await storage.readEnvelope(), await storage.readWipeAfter()]).toEqual([
    { text: 'a', revision: 1 },
    10,
  ]);
  const now = await openDB(name);
  expect(now.version).toBe(2);
  now.close();
});
