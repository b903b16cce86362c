import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeOf } from '../signer.fixture.ts';
import { readBackup, writeBackup } from './backup.ts';

const PASSWORD = 'a password of the backup';
const bytes = (count: number) => '5a'.repeat(count);

/** A backup with a valid checksum, whatever its members are. */
function backupOf(change: object): string {
  const body = {
    format: 'xbts-backup',
    version: 2,
    kdf: 'PBKDF2-HMAC-SHA384',
    rounds: 1,
    salt: bytes(32),
    iv: bytes(12),
    sealed: bytes(16),
    ...change,
  };
  const checksum = bytesToHex(sha256(utf8ToBytes(JSON.stringify(body))).subarray(0, 8));
  return JSON.stringify({ ...body, checksum });
}
const codeWith = (change: object) => codeOf(() => readBackup(backupOf(change), PASSWORD));

describe('a backup’s members', () => {
  it('are tried with the password if each has its exact length', async () => {
    const stretched = vi
      .spyOn(crypto.subtle, 'deriveBits')
      .mockImplementation(async () => new ArrayBuffer(48));
    onTestFinished(() => stretched.mockRestore());
    for (const change of [{}, { version: 1 }, { sealed: bytes(17) }, { rounds: 5_000_000 }])
      expect(await codeWith(change)).toBe('backup.wrong_password');
  });

  it.each([
    { rounds: 0 },
    { rounds: 1.5 },
    { rounds: 5_000_001 },
    { salt: bytes(31) },
    { salt: bytes(33) },
    { iv: bytes(11) },
    { iv: bytes(13) },
    { sealed: bytes(15) },
    { sealed: `${bytes(16)}5` },
    { more: 1 },
  ])('are damaged if they are $rounds$salt$iv$sealed$more', async (change) => {
    expect(await codeWith(change)).toBe('backup.damaged');
  });

  it('are not examined in an unknown version', async () => {
    for (const version of [0, 3, 1.5]) expect(await codeWith({ version })).toBe('backup.unknown_version');
  });
});

it('form a valid backup from the first moment and the first version on, and not before', async () => {
  const codeFor = async (madeAt: number, version: number) => {
    const parts = { contacts: { version, state: {} } };
    const text = await writeBackup({ accounts: [], madeAt, parts }, PASSWORD, 1);
    return codeOf(() => readBackup(text, PASSWORD));
  };
  expect([await codeFor(0, 0), await codeFor(-1, 0), await codeFor(0, -1), await codeFor(0.5, 0)]).toEqual([
    'none',
    'backup.damaged',
    'backup.damaged',
    'backup.damaged',
  ]);
});
