import { sha384 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { findLegacyAccount } from '../../legacyAccount.ts';

/**
 * Envelope, version 1: the secret in the legacy app's store, localStorage key `xbtsadvanced` (signer/legacyAccount.ts has
 * its shape). Only ever read.
 *
 *   secret = base64 of OpenSSL's "Salted__" ‖ 8 bytes of salt ‖ AES-256-CBC, as crypto-js writes it under a passphrase
 *   passphrase = lower-case hex of SHA384(UTF-8 of the PIN)
 *
 * What it decrypts to is the account's password, or a private key (WIF). Nothing authenticates it: a wrong PIN shows by
 * bytes that are no text, and last by keys that the chain does not know.
 */
async function decryptText(ciphertext: string, pin: string): Promise<string | undefined> {
  const [{ default: aes }, { default: utf8 }] = await Promise.all([
    import('crypto-js/aes.js'),
    import('crypto-js/enc-utf8.js'),
  ]);
  try {
    const text = aes.decrypt(ciphertext, bytesToHex(sha384(utf8ToBytes(pin)))).toString(utf8);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes of a wrong key that happen to be UTF-8
    return text === '' || /[\u0000-\u001f\u007f]/u.test(text) ? undefined : text;
  } catch {
    // crypto-js throws when the bytes are no UTF-8: its only sign of a wrong PIN.
    return undefined;
  }
}

/** True for base64 of the salted form: at least a salt and one block, in whole blocks. */
function isSalted(ciphertext: string): boolean {
  if (!/^U2FsdGVkX1[0-9A-Za-z+/]+={0,2}$/u.test(ciphertext) || ciphertext.length % 4 !== 0) return false;
  const bytes = (ciphertext.length / 4) * 3 - (ciphertext.match(/=+$/u)?.[0].length ?? 0);
  return bytes >= 32 && bytes % 16 === 0;
}

/**
 * The secret of the legacy app's account; undefined for a wrong PIN.
 * @throws AppError legacy.damaged
 */
export async function openLegacyStore(text: string, pin: string): Promise<string | undefined> {
  const account = findLegacyAccount(text);
  if (account === undefined || !isSalted(account.secret)) throw new AppError('legacy.damaged');
  return decryptText(account.secret, pin);
}
