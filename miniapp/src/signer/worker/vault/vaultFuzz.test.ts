import 'fake-indexeddb/auto';
import { AppError } from '@xbts/shared/errors/appError.ts';
import fc from 'fast-check';
import { openDB } from 'idb';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases } from '../../../fuzzCases.fixture.ts';
import { CHAIN_ID, FEW_ROUNDS, freshDatabase, PIN, storedAccount } from '../signer.fixture.ts';
import { readBackup, writeBackup } from './backup.ts';
import { type Envelope, readEnvelope, writeEnvelope } from './envelope.ts';
import { stretch } from './keyEncryptionKey.ts';
import type { DeviceKey } from './records.ts';
import { openEnvelope, sealNew } from './seal.ts';
import { openVaultStorage } from './storage.ts';
import { createVault } from './vault.ts';

const account = storedAccount();
const other = { ...account, name: 'bob-holder2' };
const alice = { name: account.name, chainId: CHAIN_ID };
const CASES = { numRuns: cases };
/** Texts of any UTF-16 units, including lone surrogates, which a browser's field can contain. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 24 })
  .map((units) => String.fromCharCode(...units));

/** The code of a thrown AppError, or 'none'. */
async function clearCode(action: () => unknown): Promise<string> {
  try {
    await action();
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return (error as AppError).code;
  }
  return 'none';
}

/** A text cut, with one character changed, or with something inserted. */
const damaged = (text: string) =>
  fc
    .oneof(
      fc.nat(text.length - 1).map((length) => text.slice(0, length)),
      fc
        .tuple(fc.nat(text.length - 1), fc.integer({ min: 0, max: 0xffff }))
        .map(([at, unit]) => text.slice(0, at) + String.fromCharCode(unit) + text.slice(at + 1)),
      fc.tuple(fc.nat(text.length), anyText).map(([at, extra]) => text.slice(0, at) + extra + text.slice(at)),
    )
    .filter((altered) => altered !== text);

let device: DeviceKey;
let text = '';
beforeAll(async () => {
  device = await (await openVaultStorage(freshDatabase())).ensureDeviceKey();
  text = await sealNew({ accounts: [account] }, { way: PIN, device, rounds: FEW_ROUNDS });
});

describe(`a vault of version 2 (${cases} cases each)`, () => {
  it('is damaged or of another version when its text was cut or altered, never another vault', async () => {
    const check = fc.asyncProperty(
      fc.constant(null).chain(() => damaged(text)),
      async (altered) => {
        const code = await clearCode(() => openEnvelope(readEnvelope(altered), { pin: PIN }, device));
        expect(['vault.damaged', 'vault.unknown_version']).toContain(code);
      },
    );
    await fc.assert(check, CASES);
  }, 300_000);

  it('does not open when any digit was altered under a valid checksum', async () => {
    const envelope = readEnvelope(text);
    const [slot] = envelope.slots;
    const members = ['salt', 'iv', 'wrapped', 'device', 'sealed', 'outer iv'] as const;
    const flip = (hex: string, at: number) => {
      const place = at % hex.length;
      return hex.slice(0, place) + (hex[place] === '0' ? '1' : '0') + hex.slice(place + 1);
    };
    function alter(member: (typeof members)[number], at: number): Omit<Envelope, 'checksum'> {
      if (slot?.kind !== 'pin') throw new RangeError('the first slot is by PIN');
      if (member === 'sealed') return { ...envelope, sealed: flip(envelope.sealed, at) };
      if (member === 'outer iv') return { ...envelope, iv: flip(envelope.iv, at) };
      return { ...envelope, slots: [{ ...slot, [member]: flip(slot[member], at) }] };
    }
    const check = fc.asyncProperty(fc.constantFrom(...members), fc.nat(4_000), async (member, at) => {
      const forged = readEnvelope(writeEnvelope(alter(member, at)));
      let opened: unknown;
      const code = await clearCode(async () => {
        opened = await openEnvelope(forged, { pin: PIN }, device);
      });
      expect(opened).toBeUndefined();
      expect(['none', 'vault.damaged', 'vault.other_device']).toContain(code);
    });
    await fc.assert(check, CASES);
  }, 300_000);

  it('accepts any text as a PIN, and as the same PIN in any Unicode form', async () => {
    const salt = new Uint8Array(32);
    const check = fc.asyncProperty(anyText, async (pin) => {
      const forms = await Promise.all(
        (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map((form) => stretch(pin.normalize(form), salt, 1)),
      );
      expect(forms[0]).toHaveLength(48);
      expect(new Set(forms.map((bytes) => bytes.join())).size).toBe(1);
    });
    await fc.assert(check, CASES);
  }, 300_000);
});

describe(`the records of the vault’s database (${cases} cases)`, () => {
  const places = [
    ['envelope', 'current'],
    ['device', 'current'],
    ['attempts', 'current'],
    ['policy', 'wipeAfter'],
  ] as const;
  const known = [
    'vault.damaged',
    'vault.unknown_version',
    'vault.other_device',
    'vault.wait',
    'vault.wrong_pin',
    'vault.empty',
    'none',
  ];
  const numbers = fc.oneof(fc.integer(), fc.double());
  const record = fc.oneof(
    fc.anything({ withDate: true, withTypedArray: true, withBigInt: true }),
    fc.record({ text: anyText, revision: numbers }, { requiredKeys: [] }),
    fc.record({ failed: numbers, lastAt: numbers }, { requiredKeys: [] }),
    fc.record({ id: fc.string(), key: fc.anything() }, { requiredKeys: [] }),
    numbers,
  );

  it('end in a clear error after any alteration, and nothing else changes', async () => {
    const name = freshDatabase();
    const storage = await openVaultStorage(name);
    const id = (await storage.ensureDeviceKey()).id;
    const vault = createVault({ openStorage: async () => storage, now: () => 1_000, rounds: FEW_ROUNDS });
    await vault.put([account, other], PIN);
    const database = await openDB(name);
    const kept = await Promise.all(places.map(([store, key]) => database.get(store, key)));
    const check = fc.asyncProperty(fc.nat(places.length - 1), record, async (index, altered) => {
      const [store, key] = places[index] ?? places[0];
      try {
        await database.put(store, altered, key);
      } catch {
        // Some values cannot be stored: then nothing was altered either.
        return;
      }
      expect(known).toContain(await clearCode(() => vault.status()));
      expect(known).toContain(await clearCode(() => vault.protection()));
      expect(known).toContain(await clearCode(() => vault.open(alice, 'not the PIN')));
      for (const [at, [each, place]] of places.entries()) {
        if (each === 'attempts' || at === index) continue;
        expect(await database.get(each, place)).toEqual(kept[at]);
      }
      // Repairs the altered record for the next case.
      await database.clear('attempts');
      if (kept[index] === undefined) await database.delete(store, key);
      else await database.put(store, kept[index], key);
    });
    await fc.assert(check, CASES);
    expect(await vault.open({ name: 'bob-holder2', chainId: CHAIN_ID }, PIN)).toEqual(other);
    expect((await storage.ensureDeviceKey()).id).toBe(id);
    database.close();
  }, 300_000);
});

/** The page's own data, as its stores write it. */
const parts = {
  contacts: { version: 0, state: { contacts: [{ name: 'bob-holder2', id: '1.2.19', label: 'Bob' }] } },
};
const content = { accounts: [account], madeAt: 1_795_000_000_000, parts };
const BACKUP_PASSWORD = 'a password of the backup';

describe(`a backup (${cases} cases each)`, () => {
  it('accepts any text as its password, and opens by no other', async () => {
    const backup = await writeBackup(content, BACKUP_PASSWORD, 1);
    const check = fc.asyncProperty(anyText, async (password) => {
      expect(await clearCode(() => readBackup(backup, password))).toBe('backup.wrong_password');
    });
    await fc.assert(check, CASES);
    for (const password of fc.sample(anyText, 50)) {
      expect(await readBackup(await writeBackup(content, password, 1), password)).toEqual(content);
    }
  }, 300_000);

  it('is read unchanged or reported as damaged, whatever content the right password encrypts', async () => {
    const state = fc.dictionary(fc.string(), fc.jsonValue());
    const sound = fc.dictionary(fc.string(), fc.record({ version: fc.nat(), state }));
    const sealed = fc.oneof(
      fc.record({ accounts: fc.constant([account]), madeAt: fc.nat(), parts: sound }),
      fc.record({
        accounts: fc.oneof(fc.constant([account]), fc.array(fc.jsonValue()), fc.jsonValue()),
        // JSON has one zero.
        madeAt: fc.oneof(
          fc.nat(),
          fc.jsonValue().map((value) => (Object.is(value, -0) ? 0 : value)),
        ),
        parts: fc.oneof(sound, fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
      }),
    );
    const check = fc.asyncProperty(sealed, async (given) => {
      const backup = await writeBackup(given as typeof content, BACKUP_PASSWORD, 1);
      let opened: unknown;
      const code = await clearCode(async () => {
        opened = await readBackup(backup, BACKUP_PASSWORD);
      });
      if (code !== 'none') expect(code).toBe('backup.damaged');
      else expect(opened).toMatchObject({ accounts: given.accounts, madeAt: given.madeAt });
    });
    await fc.assert(check, CASES);
  }, 300_000);
});
