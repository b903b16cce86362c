import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import type { BackupParts } from '../../protocol/backups.ts';
import { overwrite } from '../overwrite.ts';
import { bytesOf, decrypt, encrypt, random } from './cipher.ts';
import { type VaultAccount, vaultContent } from './content.ts';
import { aesKeyOf, own, stretch } from './keyEncryptionKey.ts';
import { parseSealed } from './seal.ts';

/**
 * Backup file, version 2: one JSON text without white space, members in this order, all bytes as lower-case hex.
 *
 *   format    "xbts-backup"
 *   version   2
 *   kdf       "PBKDF2-HMAC-SHA384"
 *   rounds    iterations, 900,000 or more when written by the product
 *   salt      32 random bytes
 *   iv        12 random bytes
 *   sealed    AES-256-GCM(key, iv, aad = "xbts-backup|2|" + kdf|rounds|salt) of the UTF-8 JSON of {accounts, madeAt, parts}, 16 byte
 *             tag appended: the accounts as they lie in the vault, milliseconds since 1970, and what the page keeps of contacts,
 *             settings and the like, by the name of the part: {version, state}
 *   checksum  first 8 bytes of sha256 of the text of all the members before it (as a JSON object of their own)
 *
 *   key = HKDF-SHA256(ikm = PBKDF2-HMAC-SHA384(UTF-8 of NFKC(password), salt, rounds) of 48 bytes, salt = salt,
 *         info = "xbts-backup|2|key")
 *
 * Version 1, which is still read, has 1 for 2 in both labels, and {accounts} alone is sealed.
 *
 * No device key is in it, or it would be no backup: what protects a file that was taken is its password alone. The
 * checksum tells damage by accident from a wrong password; what protects is GCM.
 */
const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`, 'u')));

const VERSION = 2;
/** Some five times the written number: more, in a foreign file, would only hang the worker. */
const MAX_ROUNDS = 5_000_000;
const envelope = v.strictObject({
  format: v.literal('xbts-backup'),
  version: v.picklist([1, VERSION]),
  kdf: v.literal('PBKDF2-HMAC-SHA384'),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROUNDS)),
  salt: hex(32),
  iv: hex(12),
  sealed: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){16,}$/u)),
  checksum: hex(8),
});
const versioned = v.looseObject({ format: v.literal('xbts-backup'), version: v.number() });

const part = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  state: v.record(v.string(), v.unknown()),
});
const content = v.strictObject({
  ...vaultContent.entries,
  madeAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  parts: v.record(v.string(), part),
});

type Envelope = v.InferOutput<typeof envelope>;

/** The decrypted content of a backup. */
export interface BackupContent {
  readonly accounts: readonly VaultAccount[];
  /** Milliseconds since 1970; null in version 1. */
  readonly madeAt: number | null;
  readonly parts: BackupParts;
}

function write(members: Omit<Envelope, 'checksum'>): string {
  const { format, version, kdf, rounds, salt, iv, sealed } = members;
  const body = { format, version, kdf, rounds, salt, iv, sealed };
  const checksum = bytesToHex(sha256(utf8ToBytes(JSON.stringify(body))).subarray(0, 8));
  return JSON.stringify({ ...body, checksum });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's message may quote the text; only the failure is reported.
    throw new AppError('backup.damaged', {}, error instanceof SyntaxError ? undefined : error);
  }
}

function read(typed: string): Envelope {
  // A text from a chat may have white space around it, or line breaks inside.
  const text = typed.replace(/\s/gu, '');
  const json = parseJson(text);
  const head = v.safeParse(versioned, json);
  if (!head.success) throw new AppError('backup.damaged');
  const { version } = head.output;
  if (version !== 1 && version !== VERSION) throw new AppError('backup.unknown_version', { version });
  const parsed = v.safeParse(envelope, json);
  if (!parsed.success || write(parsed.output) !== text) throw new AppError('backup.damaged');
  return parsed.output;
}

const headerOf = ({ version, kdf, rounds, salt }: Pick<Envelope, 'version' | 'kdf' | 'rounds' | 'salt'>) =>
  own(utf8ToBytes(['xbts-backup', version, kdf, rounds, salt].join('|')));

async function keyOf(
  password: string,
  { salt, rounds, version }: Pick<Envelope, 'salt' | 'rounds' | 'version'>,
) {
  const bytes = bytesOf(salt);
  return aesKeyOf(await stretch(password, bytes, rounds), bytes, `xbts-backup|${version}|key`);
}

/** The text of a backup under its own password. */
export async function writeBackup(
  backedUp: BackupContent & { readonly madeAt: number },
  password: string,
  rounds: number,
): Promise<string> {
  const members = {
    format: 'xbts-backup',
    version: VERSION,
    kdf: 'PBKDF2-HMAC-SHA384',
    rounds,
    salt: bytesToHex(random(32)),
  } as const;
  const iv = bytesToHex(random(12));
  const { accounts, madeAt, parts } = backedUp;
  const plain = utf8ToBytes(JSON.stringify({ accounts, madeAt, parts }));
  const sealed = await encrypt(await keyOf(password, members), iv, plain, headerOf(members));
  overwrite(plain);
  return write({ ...members, iv, sealed });
}

/**
 * The content of a backup of either version.
 * @throws AppError backup.damaged, backup.unknown_version, backup.wrong_password
 */
export async function readBackup(text: string, password: string): Promise<BackupContent> {
  const backup = read(text);
  const plain = await decrypt(await keyOf(password, backup), backup.iv, backup.sealed, headerOf(backup));
  if (plain === undefined) throw new AppError('backup.wrong_password');
  if (backup.version === VERSION) return sound(parseSealed(content, plain));
  const { accounts } = sound(parseSealed(vaultContent, plain));
  return { accounts, madeAt: null, parts: {} };
}

function sound<T>(parsed: T | undefined): T {
  if (parsed === undefined) throw new AppError('backup.damaged');
  return parsed;
}
