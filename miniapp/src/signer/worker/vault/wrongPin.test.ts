import 'fake-indexeddb/auto';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CHAIN_ID,
  codeOf,
  createTestClock,
  FEW_ROUNDS,
  freshDatabase,
  PIN,
  storedAccount,
} from '../signer.fixture.ts';
import { openVaultStorage } from './storage.ts';
import { createVault, type Vault } from './vault.ts';

const account = storedAccount();
const alice = { name: account.name, chainId: CHAIN_ID };

async function filled() {
  const database = freshDatabase();
  const clock = createTestClock();
  const openStorage = () => openVaultStorage(database);
  const vault = createVault({ openStorage, now: clock.now, rounds: FEW_ROUNDS });
  await vault.put([account], PIN);
  return { vault, database, clock };
}

/** Records every WebCrypto request: the call, its algorithm, its rounds and the bytes of its input. */
function watchWork(): { work: string[] } {
  const watched = { work: [] as string[] };
  const calls = ['deriveBits', 'deriveKey', 'sign', 'importKey', 'decrypt', 'encrypt'] as const;
  for (const call of calls) {
    const real = crypto.subtle[call].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(crypto.subtle, call).mockImplementation(((...args: unknown[]) => {
      const named = args.find((each) => typeof each === 'object' && each !== null && 'name' in each);
      const { name = args[0], iterations = '' } = (named ?? {}) as { name?: unknown; iterations?: number };
      watched.work.push([call, name, iterations].join(' ').trim());
      return real(...args);
    }) as never);
  }
  return watched;
}

afterEach(() => vi.restoreAllMocks());

const wrongPins = ['', '2', '271829', '27182', '2718280', '000000', PIN.repeat(40), 'пароль', '\ud800'];

async function failure(vault: Vault, pin: string): Promise<AppError> {
  const error = await vault.open(alice, pin).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new RangeError('the PIN has opened the vault');
  return error;
}

describe('a wrong PIN', () => {
  it('takes the same work as the right one up to the one check', async () => {
    const { vault, clock } = await filled();
    const watched = watchWork();
    const works: string[][] = [];
    for (const pin of [...wrongPins, PIN]) {
      watched.work = [];
      await vault.open(alice, pin).catch((error: unknown) => error);
      works.push(watched.work);
      clock.pass(3_600_000);
    }
    const right = works.pop() ?? [];
    const whole = [
      'importKey raw',
      `deriveBits PBKDF2 ${FEW_ROUNDS}`,
      'sign HMAC',
      'importKey raw',
      'deriveKey HKDF',
      'decrypt AES-GCM',
    ];
    expect(works).toEqual(wrongPins.map(() => whole));
    expect(right.slice(0, whole.length)).toEqual(whole);
    expect(right.at(-1)).toBe('decrypt AES-GCM');
  });

  it('gets the same answer however close it is', async () => {
    const { vault, clock } = await filled();
    const answers: string[] = [];
    for (const pin of wrongPins) {
      const { code, facts } = await failure(vault, pin);
      answers.push(`${code} ${Object.keys(facts).join()}`);
      clock.pass(3_600_000);
    }
    expect(new Set(answers)).toEqual(new Set(['vault.wrong_pin waitSeconds']));
  });

  it('is refused without any work during a wait, right or wrong', async () => {
    const { vault } = await filled();
    for (let failed = 1; failed <= 4; failed += 1) await failure(vault, '000000');
    const watched = watchWork();
    expect((await failure(vault, '000000')).code).toBe('vault.wait');
    expect((await failure(vault, PIN)).code).toBe('vault.wait');
    expect(watched.work).toEqual([]);
  });

  it('causes no longer wait than the table after the clock of the device was set back', async () => {
    const { vault, clock } = await filled();
    for (let failed = 1; failed <= 4; failed += 1) await failure(vault, '000000');
    clock.pass(-365 * 86_400_000);
    expect(await failure(vault, PIN)).toMatchObject({ code: 'vault.wait', facts: { seconds: 5 } });
    clock.pass(4_000);
    expect((await failure(vault, PIN)).code).toBe('vault.wait');
    clock.pass(1_000);
    expect(await vault.open(alice, PIN)).toMatchObject({ name: alice.name });
  });

  it('is counted before the attempt: switching the device off saves no attempt', async () => {
    const { vault, database, clock } = await filled();
    const off = vi.spyOn(crypto.subtle, 'deriveBits');
    off.mockRejectedValue(new DOMException('the device went off', 'AbortError'));
    for (let failed = 1; failed <= 10; failed += 1) {
      await vault.open(alice, '000000').catch((error: unknown) => error);
      clock.pass(3_600_000);
    }
    clock.pass(-3_600_000);
    off.mockRestore();
    const reloaded = createVault({ openStorage: () => openVaultStorage(database), now: clock.now });
    expect((await reloaded.status()).waitSeconds).toBe(600);
  });
});

describe('forty tabs that try PINs at once', () => {
  const TABS = 40;

  /** One vault with its own connection per tab; returns how many PINs were tried, and how the others ended. */
  async function tryInAllTabs(database: string, now: () => number) {
    const derived = vi.spyOn(crypto.subtle, 'deriveBits');
    const tabs = Array.from({ length: TABS }, () =>
      createVault({ openStorage: () => openVaultStorage(database), now, rounds: FEW_ROUNDS }),
    );
    const codes = await Promise.all(
      tabs.map((vault, index) => codeOf(() => vault.open(alice, String(300_000 + index)))),
    );
    const tried = derived.mock.calls.length;
    derived.mockRestore();
    return { tried, refused: codes.filter((code) => code === 'vault.wait').length };
  }

  it('share four tries, and then one per waiting time', async () => {
    const { database, clock } = await filled();
    expect(await tryInAllTabs(database, clock.now)).toEqual({ tried: 4, refused: TABS - 4 });
    clock.pass(5_000);
    expect(await tryInAllTabs(database, clock.now)).toEqual({ tried: 1, refused: TABS - 1 });
    clock.pass(14_000);
    expect(await tryInAllTabs(database, clock.now)).toEqual({ tried: 0, refused: TABS });
  });
});

describe('a copy of the vault without its device key', () => {
  it('does not open by the right PIN, and the PIN is not even tried', async () => {
    const { vault, database } = await filled();
    const opened = await openDB(database);
    await opened.delete('device', 'current');
    opened.close();
    const watched = watchWork();
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.other_device');
    expect(watched.work).toEqual([]);
    expect((await vault.status()).waitSeconds).toBe(0);
  });
});
