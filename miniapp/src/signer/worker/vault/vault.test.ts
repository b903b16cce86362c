import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import {
  CHAIN_ID,
  codeOf,
  createTestClock,
  FEW_ROUNDS,
  freshDatabase,
  PIN,
  storedAccount,
} from '../signer.fixture.ts';
import { writeEnvelope } from './envelope.ts';
import type { StoredEnvelope } from './records.ts';
import { openVaultStorage } from './storage.ts';
import { createVault } from './vault.ts';

const alice = { name: 'alice-trader7', chainId: CHAIN_ID };

function setup(database = freshDatabase(), rounds = FEW_ROUNDS, clock = createTestClock()) {
  const vault = createVault({ openStorage: () => openVaultStorage(database), now: clock.now, rounds });
  return { vault, database, clock };
}

async function readStored(database: string): Promise<string> {
  const opened = await openDB(database);
  const { text } = (await opened.get('envelope', 'current')) as StoredEnvelope;
  opened.close();
  return text;
}

async function overwrite(database: string, text: string): Promise<void> {
  const opened = await openDB(database);
  await opened.put('envelope', { text, revision: 1 }, 'current');
  opened.close();
}

describe('the vault', () => {
  it('returns its content, after a reload, by its PIN', async () => {
    const { vault, database } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    expect(await setup(database).vault.open(alice, PIN)).toEqual(storedAccount('alice-trader7'));
  });

  it('is empty at first, and empty again once wiped', async () => {
    const { vault } = setup();
    expect(await vault.status()).toEqual({ exists: false, waitSeconds: 0 });
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.empty');
    const token = { source: 'biometrics', token: '5e'.repeat(32) } as const;
    expect(await codeOf(() => vault.openByToken(alice, token))).toBe('vault.empty');
    await vault.put([storedAccount('alice-trader7')], PIN);
    await vault.wipe();
    expect(await vault.status()).toEqual({ exists: false, waitSeconds: 0 });
  });

  it('keeps several accounts under one PIN and refuses another PIN for the second', async () => {
    const { vault } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    expect(await codeOf(() => vault.put([storedAccount('bob-holder2')], '314159'))).toBe('vault.wrong_pin');
    await vault.put([storedAccount('bob-holder2')], PIN);
    expect((await vault.open({ name: 'bob-holder2', chainId: CHAIN_ID }, PIN)).name).toBe('bob-holder2');
    expect((await vault.open(alice, PIN)).name).toBe('alice-trader7');
    expect(await codeOf(() => vault.open({ name: 'carol', chainId: CHAIN_ID }, PIN))).toBe(
      'vault.no_account',
    );
    expect(await codeOf(() => vault.open({ ...alice, chainId: '00' }, PIN))).toBe('vault.no_account');
  });

  it('loses no account when two tabs store theirs at once', async () => {
    const { vault, database } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    const other = setup(database).vault;
    await Promise.all([
      vault.put([storedAccount('bob-holder2')], PIN),
      other.put([storedAccount('carol-pools3')], PIN),
    ]);
    for (const name of ['alice-trader7', 'bob-holder2', 'carol-pools3']) {
      expect((await vault.open({ name, chainId: CHAIN_ID }, PIN)).name).toBe(name);
    }
  });

  it('accepts the same PIN in any Unicode form', async () => {
    const { vault } = setup();
    await vault.put([storedAccount('alice-trader7')], 'caf\u00e9-\u7801');
    expect((await vault.open(alice, 'cafe\u0301-\u7801')).name).toBe('alice-trader7');
  });

  it('writes 900,000 rounds of PBKDF2-HMAC-SHA384 and never key or PIN', async () => {
    const database = freshDatabase();
    const vault = createVault({ openStorage: () => openVaultStorage(database), now: Date.now });
    await vault.put([storedAccount('alice-trader7')], PIN);
    const text = await readStored(database);
    const { version, slots } = JSON.parse(text);
    expect({ version, kdf: slots[0].kdf, rounds: slots[0].rounds }).toEqual({
      version: 2,
      kdf: 'PBKDF2-HMAC-SHA384',
      rounds: 900_000,
    });
    // The same digits within a salt's random ones are no PIN.
    expect(text).not.toMatch(/abababab|alice|(?<![\da-f])271828(?![\da-f])/u);
  });

  it('is rewritten before it reports to be open, if it had fewer rounds, and only then', async () => {
    const { vault: weaker, database } = setup();
    await weaker.put([storedAccount(alice.name)], PIN);
    const storage = await openVaultStorage(database);
    const written: string[] = [];
    const slow: typeof storage = {
      ...storage,
      async writeEnvelope(text, expected) {
        await new Promise((resolve) => setTimeout(resolve));
        written.push(text);
        return storage.writeEnvelope(text, expected);
      },
    };
    const now = createTestClock().now;
    const vault = createVault({ openStorage: async () => slow, now, rounds: FEW_ROUNDS + 1 });
    for (const _ of ['weaker', 'as strong']) {
      await vault.open(alice, PIN);
      expect(written).toHaveLength(1);
    }
  });

  it('replaces an envelope of fewer rounds when it is opened', async () => {
    const { vault, database } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    await setup(database, FEW_ROUNDS + 1).vault.open(alice, PIN);
    expect(JSON.parse(await readStored(database)).slots[0].rounds).toBe(FEW_ROUNDS + 1);
    expect((await vault.open(alice, PIN)).name).toBe('alice-trader7');
  });
});

describe('a stolen or damaged envelope', () => {
  it('does not open on another device, even by its PIN', async () => {
    const { vault, database } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    const thief = setup();
    await thief.vault.put([storedAccount('mallory')], PIN);
    await overwrite(thief.database, await readStored(database));
    expect(await codeOf(() => thief.vault.open(alice, PIN))).toBe('vault.other_device');
  });

  it('does not open on another device with the same name', async () => {
    const { vault, database } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    const text = await readStored(database);
    const thief = setup();
    await thief.vault.put([storedAccount('mallory')], PIN);
    const opened = await openDB(thief.database);
    const { key } = await opened.get('device', 'current');
    await opened.put('device', { id: JSON.parse(text).slots[0].device, key }, 'current');
    await overwrite(thief.database, text);
    expect(await codeOf(() => thief.vault.open(alice, PIN))).toBe('vault.wrong_pin');
  });

  it('reports any altered byte, and counts no PIN', async () => {
    const { vault, database } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    const text = await readStored(database);
    for (let at = 0; at < text.length; at += 1) {
      const altered = text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
      await overwrite(database, altered);
      expect(['vault.damaged', 'vault.unknown_version']).toContain(
        await codeOf(() => vault.open(alice, PIN)),
      );
    }
    await overwrite(database, text);
    expect((await vault.open(alice, PIN)).name).toBe('alice-trader7');
  });

  it('reports a cut at any place', async () => {
    const { vault, database } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    const text = await readStored(database);
    for (let length = 0; length < text.length; length += 1) {
      await overwrite(database, text.slice(0, length));
      expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.damaged');
    }
  });

  it('does not open when it was altered with a valid checksum', async () => {
    const { vault, database } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    const { checksum: _, ...parts } = JSON.parse(await readStored(database));
    const flip = (hex: string) => (hex[0] === '0' ? '1' : '0') + hex.slice(1);
    await overwrite(database, writeEnvelope({ ...parts, sealed: flip(parts.sealed) }));
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.damaged');
    const [slot] = parts.slots;
    await overwrite(database, writeEnvelope({ ...parts, slots: [{ ...slot, wrapped: flip(slot.wrapped) }] }));
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.wrong_pin');
    await overwrite(database, writeEnvelope({ ...parts, slots: [{ ...slot, rounds: slot.rounds + 1 }] }));
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.wrong_pin');
  });

  it('reports that a newer app wrote it', async () => {
    const { vault, database } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    await overwrite(database, '{"version":3}');
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.unknown_version');
  });
});

describe('wrong PINs', () => {
  it('wait longer each time, also after a reload, and minutes after ten', async () => {
    const { vault, database, clock } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    const waits: number[] = [];
    for (let failed = 1; failed <= 10; failed += 1) {
      const { vault: reloaded } = setup(database, FEW_ROUNDS, clock);
      expect(await codeOf(() => reloaded.open(alice, '000000'))).toBe('vault.wrong_pin');
      const { waitSeconds } = await reloaded.status();
      waits.push(waitSeconds);
      clock.pass(waitSeconds * 1000);
    }
    expect(waits).toEqual([0, 0, 0, 5, 15, 30, 60, 120, 300, 600]);
  });

  it('delay even the right PIN, and are forgotten once it opened', async () => {
    const { vault, clock } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    for (let failed = 1; failed <= 4; failed += 1) await codeOf(() => vault.open(alice, '000000'));
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.wait');
    clock.pass(4_999);
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.wait');
    clock.pass(1);
    expect((await vault.open(alice, PIN)).name).toBe('alice-trader7');
    expect(await codeOf(() => vault.open(alice, '000000'))).toBe('vault.wrong_pin');
    expect((await vault.status()).waitSeconds).toBe(0);
  });

  it('never wait longer than the table when the clock was set back', async () => {
    const { vault, clock } = setup();
    await vault.put([storedAccount('alice-trader7')], PIN);
    for (let failed = 1; failed <= 4; failed += 1) await codeOf(() => vault.open(alice, '000000'));
    clock.pass(-86_400_000);
    expect((await vault.status()).waitSeconds).toBe(5);
  });
});
