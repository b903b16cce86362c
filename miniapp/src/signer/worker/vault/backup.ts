import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import { bytesOf, decrypt, encrypt, random } from './cipher.ts';
import type { VaultAccount } from './content.ts';
import { aesKeyOf, own, stretch } from './keyEncryptionKey.ts';
import { parseContent } from './seal.ts';

/**
 * Backup file, version 1: one JSON text without white space, members in this order, all bytes as lower-case hex.
 *
 *   format    "xbts-backup"
 *   version   1
 *   kdf       "PBKDF2-HMAC-SHA384"
 *   rounds    iterations, 900,000 or more when written by the product
 *   salt      32 random bytes
 *   iv        12 random bytes
 *   sealed    AES-256-GCM(key, iv, aad = "xbts-backup|1|" + kdf|rounds|salt) of the UTF-8 JSON of {accounts}, as it lies
 *             in the vault, 16 byte tag appended
 *   checksum  first 8 bytes of sha256 of the text of all the members before it (as a JSON object of their own)
 *
 *   key = HKDF-SHA256(ikm = PBKDF2-HMAC-SHA384(UTF-8 of NFKC(password), salt, rounds) of 48 bytes, salt = salt,
 *         info = "xbts-backup|1|key")
 *
 * No device key is in it, or it would be no backup: what protects a file that was taken is its password alone. The
 * checksum tells damage by accident from a wrong password; what protects is GCM.
 */
const MAX_ROUNDS = 20_000_000;
const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`, 'u')));

const backupV1 = v.strictObject({
  format: v.literal('xbts-backup'),
  version: v.literal(1),
  kdf: v.literal('PBKDF2-HMAC-SHA384'),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROUNDS)),
  salt: hex(32),
  iv: hex(12),
  sealed: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){16,}$/u)),
  checksum: hex(8),
});
const versioned = v.looseObject({ format: v.literal('xbts-backup'), version: v.number() });

type Backup = v.InferOutput<typeof backupV1>;

function write(parts: Omit<Backup, 'checksum'>): string {
  const { format, version, kdf, rounds, salt, iv, sealed } = parts;
  const body = { format, version, kdf, rounds, salt, iv, sealed };
  const checksum = bytesToHex(sha256(utf8ToBytes(JSON.stringify(body))).subarray(0, 8));
  return JSON.stringify({ ...body, checksum });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's sentence may quote the text; only that it failed is told.
    throw new AppError('backup.damaged', {}, error instanceof SyntaxError ? undefined : error);
  }
}

function read(typed: string): Backup {
  // A text that went through a chat comes back with white space around it, or with line ends in it.
  const text = typed.replace(/\s/gu, '');
  const json = parseJson(text);
  const head = v.safeParse(versioned, json);
  if (!head.success) throw new AppError('backup.damaged');
  if (head.output.version !== 1)
    throw new AppError('backup.unknown_version', { version: head.output.version });
  const parsed = v.safeParse(backupV1, json);
  if (!parsed.success || write(parsed.output) !== text) throw new AppError('backup.damaged');
  return parsed.output;
}

const headerOf = ({ kdf, rounds, salt }: Pick<Backup, 'kdf' | 'rounds' | 'salt'>) =>
  own(utf8ToBytes(['xbts-backup', 1, kdf, rounds, salt].join('|')));

async function keyOf(password: string, salt: string, rounds: number): Promise<CryptoKey> {
  const bytes = bytesOf(salt);
  return aesKeyOf(await stretch(password, bytes, rounds), bytes, 'xbts-backup|1|key');
}

/** The text of a backup of accounts under a password of its own. */
export async function writeBackup(
  accounts: readonly VaultAccount[],
  password: string,
  rounds: number,
): Promise<string> {
  const kdf = 'PBKDF2-HMAC-SHA384' as const;
  const salt = bytesToHex(random(32));
  const iv = bytesToHex(random(12));
  const key = await keyOf(password, salt, rounds);
  const plain = utf8ToBytes(JSON.stringify({ accounts }));
  const sealed = await encrypt(key, iv, plain, headerOf({ kdf, rounds, salt }));
  plain.fill(0);
  return write({ format: 'xbts-backup', version: 1, kdf, rounds, salt, iv, sealed });
}

/**
 * The accounts of a backup.
 * @throws AppError backup.damaged, backup.unknown_version, backup.wrong_password
 */
export async function readBackup(text: string, password: string): Promise<VaultAccount[]> {
  const backup = read(text);
  const key = await keyOf(password, backup.salt, backup.rounds);
  const plain = await decrypt(key, backup.iv, backup.sealed, headerOf(backup));
  if (plain === undefined) throw new AppError('backup.wrong_password');
  const content = parseContent(plain);
  if (content === undefined) throw new AppError('backup.damaged');
  return content.accounts;
}
