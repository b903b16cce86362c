import { utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { isPublicKey, openChecked } from '@xbts/shared/protocol/checkedMessage.ts';
import { privateKeyFromSeed } from '@xbts/shared/protocol/keys.ts';
import { overwrite } from '../overwrite.ts';
import { parseWallet, type WalletFile } from './walletKeys.ts';

/**
 * The wallet file (.bin) of bitshares-ui and of wallets that took its form over; read, never written. By their public sources
 * (bitshares-ui: BackupActions, WalletDb, idb-instance; bitsharesjs: aes, PrivateKey, KeyUtils):
 *
 *   file       = one-time public key (33 bytes, compressed) ‖ message
 *   message    = as a memo without a nonce, between that key and the private key sha256(password): AES-256-CBC of
 *                4 bytes of sha256(content) ‖ content
 *   content    = LZMA ("alone": 5 bytes of properties, 8 of length) of the JSON of {wallet, private_keys, linked_accounts}
 *   wallet     = one record or a list of one: encryption_key, encrypted_brainkey, brainkey_sequence, chain_id, …
 *
 * Some wallets wrote the JSON uncompressed within the message, or without any message: both are read.
 */
const KEY_BYTES = 33;
const BLOCK = 16;
const BRACE = 0x7b;
/** Characters allowed before a JSON value (RFC 8259, 2). Public keys begin with 2 or 3 instead. */
const JSON_SPACE = [0x20, 0x09, 0x0a, 0x0d];

/** True for bytes that begin as a JSON object does. */
const isJson = (bytes: Uint8Array) => bytes.find((byte) => !JSON_SPACE.includes(byte)) === BRACE;

/** The bytes within the message. @throws AppError wallet_file.foreign, wallet_file.cut, wallet_file.wrong_password */
function openFile(file: Uint8Array, password: string): Uint8Array {
  const publicKey = file.subarray(0, KEY_BYTES);
  if (publicKey.length < KEY_BYTES || !isPublicKey(publicKey)) throw new AppError('wallet_file.foreign');
  const message = file.subarray(KEY_BYTES);
  if (message.length === 0 || message.length % BLOCK !== 0) throw new AppError('wallet_file.cut');
  const privateKey = privateKeyFromSeed(password);
  const content = openChecked({ privateKey, publicKey, nonce: '', message });
  overwrite(privateKey);
  if (content === undefined) throw new AppError('wallet_file.wrong_password');
  return content;
}

async function unpacked(content: Uint8Array): Promise<Uint8Array> {
  if (isJson(content)) return content;
  const { unpackLzma } = await import('./unpackLzma.ts');
  return unpackLzma(content);
}

/**
 * The keys in the wallet file of an older wallet.
 * @throws AppError wallet_file.foreign (another kind of file), .cut, .wrong_password, .damaged (opened, but invalid),
 * .no_keys
 */
export async function readWalletFile(file: Uint8Array, password: string): Promise<WalletFile> {
  const json = isJson(file) ? file : await unpacked(openFile(file, password));
  return parseWallet(new TextDecoder().decode(json), utf8ToBytes(password));
}
