import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { openSeeded } from '@xbts/shared/protocol/checkedMessage.ts';
import { type PrivateKey, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import * as v from 'valibot';
import { overwrite } from '../overwrite.ts';
import { isPrivateKey } from '../passwordShape.ts';

/** Keys by their public keys' texts, with the file's other data. */
export interface WalletFile {
  readonly keys: ReadonlyMap<string, PrivateKey>;
  /** Public keys that the older wallet derived from its brain key and may never have used. */
  readonly spare: readonly string[];
  /** Names of accounts that the older wallet listed. */
  readonly accounts: readonly string[];
  /** Null when the file omits it. */
  readonly chainId: string | null;
}

const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/u));
const wallet = v.object({
  encryption_key: hex,
  encrypted_brainkey: v.nullish(hex),
  brainkey_sequence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  chain_id: v.nullish(v.string(), null),
});
const walletJson = v.object({
  wallet: v.union([
    v.pipe(
      v.tupleWithRest([wallet], v.unknown()),
      v.transform(([first]) => first),
    ),
    wallet,
  ]),
  private_keys: v.optional(v.array(v.object({ encrypted_key: hex, pubkey: v.string() })), []),
  linked_accounts: v.optional(v.array(v.object({ name: v.string() })), []),
});

/** The number of keys that a wallet looks ahead beyond its used ones. */
const AHEAD = 10;
const MOST_OF_BRAIN = 100;

function parse(text: string): v.InferOutput<typeof walletJson> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    // The parser's message may quote the text; only the failure is reported.
    throw new AppError('wallet_file.damaged', {}, error instanceof SyntaxError ? undefined : error);
  }
  const parsed = v.safeParse(walletJson, json);
  if (!parsed.success) throw new AppError('wallet_file.foreign');
  return parsed.output;
}

/** Texts of public keys differ between chains only by their prefix. */
const withoutPrefix = (publicKey: string) => publicKey.slice(-50);

/** The nth key of a brain key, whose words are separated by one space. */
function brainKeyAt(words: string, sequence: number): PrivateKey {
  return sha256(sha512(utf8ToBytes(`${words} ${sequence}`)));
}

function brainKeys(encrypted: string | null | undefined, sequence: number, seed: Uint8Array): PrivateKey[] {
  const words = encrypted ? openSeeded(seed, hexToBytes(encrypted)) : undefined;
  if (words === undefined) return [];
  const normalised = new TextDecoder().decode(words).trim().split(/\s+/u).join(' ');
  overwrite(words);
  const count = Math.min(sequence + AHEAD, MOST_OF_BRAIN);
  return Array.from({ length: count }, (_, nth) => brainKeyAt(normalised, nth));
}

/**
 * The keys of a wallet's JSON: each is encrypted under the wallet's own key, which is encrypted under the password. A
 * key counts when it matches its public key.
 * @throws AppError wallet_file.damaged, wallet_file.foreign, wallet_file.wrong_password, wallet_file.no_keys
 */
export function parseWallet(text: string, password: Uint8Array): WalletFile {
  const { wallet: own, private_keys, linked_accounts } = parse(text);
  const seed = openSeeded(password, hexToBytes(own.encryption_key));
  if (seed === undefined) throw new AppError('wallet_file.wrong_password');
  const keys = new Map<string, PrivateKey>();
  for (const { encrypted_key, pubkey } of private_keys) {
    const key = openSeeded(seed, hexToBytes(encrypted_key));
    if (key === undefined || !isPrivateKey(key)) continue;
    const publicKey = formatPublicKey(publicKeyOf(key));
    if (withoutPrefix(publicKey) === withoutPrefix(pubkey)) keys.set(publicKey, key);
  }
  if (private_keys.length > 0 && keys.size === 0) throw new AppError('wallet_file.wrong_password');
  const spare: string[] = [];
  for (const key of brainKeys(own.encrypted_brainkey, own.brainkey_sequence, seed)) {
    const publicKey = formatPublicKey(publicKeyOf(key));
    if (keys.has(publicKey)) continue;
    keys.set(publicKey, key);
    spare.push(publicKey);
  }
  overwrite(seed);
  if (keys.size === 0) throw new AppError('wallet_file.no_keys');
  return { keys, spare, accounts: linked_accounts.map(({ name }) => name), chainId: own.chain_id };
}
