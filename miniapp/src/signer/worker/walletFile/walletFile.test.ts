import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { openSeeded, sealChecked } from '@xbts/shared/protocol/checkedMessage.ts';
import { privateKeyFromSeed, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../signer.fixture.ts';
import { walletFile, walletJson, walletPassword } from './walletFile.fixture.ts';
import { readWalletFile } from './walletFile.ts';

const json = JSON.parse(walletJson);
const pubkeys: string[] = json.private_keys.map(({ pubkey }: { pubkey: string }) => pubkey);
const bytes = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const read = (value: unknown, password = walletPassword) => readWalletFile(bytes(value), password);
/** Encrypts a key under its seed like the wallet. */
async function sealSeeded(seed: Uint8Array, plain: Uint8Array): Promise<Uint8Array> {
  const hash = sha512(seed);
  const key = await crypto.subtle.importKey('raw', hash.slice(0, 32), 'AES-CBC', false, ['encrypt']);
  const parameters = { name: 'AES-CBC', iv: hash.slice(32, 48) };
  return new Uint8Array(await crypto.subtle.encrypt(parameters, key, plain.slice()));
}
/** A file around the JSON, with a one-time key by a seed. */
function sealedJson(seed: string): Uint8Array {
  const privateKey = privateKeyFromSeed(seed);
  const publicKey = publicKeyOf(privateKeyFromSeed(walletPassword));
  const message = sealChecked({ privateKey, publicKey, nonce: '', message: bytes(walletJson) });
  return concatBytes(publicKeyOf(privateKey), message ?? new Uint8Array());
}
const failure = (file: Uint8Array) => codeOf(() => readWalletFile(file, walletPassword));

describe('a file of an older wallet', () => {
  it('yields its keys, those of its brain key separately, and its names', async () => {
    for (const wallet of [
      await readWalletFile(walletFile(), walletPassword),
      await read(` \n${walletJson}`),
    ]) {
      expect([...wallet.keys.keys()].slice(0, 3)).toEqual(pubkeys);
      // The sequence is 2, with a look-ahead of ten keys.
      expect([...wallet.keys.keys()].slice(3)).toEqual(wallet.spare);
      expect(wallet.spare).toHaveLength(12);
      expect([wallet.accounts, wallet.chainId]).toEqual([['bob-holder2'], json.wallet[0].chain_id]);
    }
  });

  it('may contain its JSON uncompressed within the message', async () => {
    const wallet = await readWalletFile(sealedJson('a key per file'), walletPassword);
    expect([...wallet.keys.keys()].slice(0, 3)).toEqual(pubkeys);
  });

  it('is not JSON if the second byte of its public key is a brace, as in one file of 256', async () => {
    const file = sealedJson('a key for file 242');
    expect(file[1]).toBe('{'.charCodeAt(0));
    const wallet = await readWalletFile(file, walletPassword);
    expect([...wallet.keys.keys()].slice(0, 3)).toEqual(pubkeys);
  });

  it('may contain one record instead of a list, and nothing else', async () => {
    const { encrypted_brainkey: _, ...own } = json.wallet[0];
    const wallet = await read({ wallet: own, private_keys: json.private_keys.slice(0, 1) });
    expect([[...wallet.keys.keys()], wallet.spare, wallet.accounts]).toEqual([[pubkeys[0]], [], []]);
    expect(await codeOf(() => read({ wallet: own }))).toBe('wallet_file.no_keys');
  });

  it('counts a key of its brain key once, and a hundred of them at most', async () => {
    const own = { ...json.wallet[0], brainkey_sequence: 500 };
    const { spare } = await read({ wallet: own });
    expect(spare).toHaveLength(100);
    const usual = await read({ wallet: json.wallet });
    expect(usual.spare).toEqual(spare.slice(0, 12));
  });

  it('does not call a key of its brain key spare if the wallet has used it', async () => {
    const { keys, spare } = await read({ wallet: json.wallet });
    const [used = '', ...others] = spare;
    const seed = openSeeded(bytes(walletPassword), hexToBytes(json.wallet[0].encryption_key));
    const sealed = await sealSeeded(seed ?? new Uint8Array(), keys.get(used) ?? new Uint8Array());
    const private_keys = [{ encrypted_key: bytesToHex(sealed), pubkey: used }];
    const wallet = await read({ wallet: json.wallet, private_keys });
    expect([[...wallet.keys.keys()], wallet.spare]).toEqual([[used, ...others], others]);
  });

  it('identifies a key by its text without the prefix of its chain, and by the whole of it', async () => {
    const [one, other] = json.private_keys;
    const keysOf = async (pubkey: string) => [
      ...(
        await read({
          wallet: { ...json.wallet[0], encrypted_brainkey: null },
          private_keys: [{ ...one, pubkey }],
        })
      ).keys.keys(),
    ];
    for (const prefix of ['GPH', 'TEST'])
      expect(await keysOf(`${prefix}${one.pubkey.slice(3)}`)).toEqual([one.pubkey]);
    const alike = `${other.pubkey.slice(0, -8)}${one.pubkey.slice(-8)}`;
    expect(await codeOf(() => keysOf(alike))).toBe('wallet_file.wrong_password');
  });

  it('leaves out a private key that does not match its public key', async () => {
    const [one, other, third] = json.private_keys;
    const mixed = [{ ...one, pubkey: other.pubkey }, third];
    const wallet = await read({
      wallet: { ...json.wallet[0], encrypted_brainkey: null },
      private_keys: mixed,
    });
    expect([...wallet.keys.keys()]).toEqual([third.pubkey]);
    expect(await codeOf(() => read({ ...json, private_keys: mixed.slice(0, 1) }))).toBe(
      'wallet_file.wrong_password',
    );
  });

  it('opens with its password alone', async () => {
    expect(await codeOf(() => read(walletJson, 'another'))).toBe('wallet_file.wrong_password');
    expect(await codeOf(() => read({ wallet: json.wallet }, 'another'))).toBe('wallet_file.wrong_password');
    expect(await codeOf(() => readWalletFile(walletFile(), 'another'))).toBe('wallet_file.wrong_password');
  });
});

describe('other files', () => {
  it('are distinguished from cut or damaged ones', async () => {
    const file = walletFile();
    expect(await failure(file.subarray(0, 32))).toBe('wallet_file.foreign');
    expect(await failure(new Uint8Array(64).fill(1))).toBe('wallet_file.foreign');
    expect(await failure(file.subarray(0, 33))).toBe('wallet_file.cut');
    expect(await failure(file.subarray(0, 33 + 47))).toBe('wallet_file.cut');
    expect(await failure(bytes('{"wallet":'))).toBe('wallet_file.damaged');
    expect(await failure(bytes({ wallet: {} }))).toBe('wallet_file.foreign');
    expect(await failure(bytes({ wallet: { ...json.wallet[0], brainkey_sequence: -1 } }))).toBe(
      'wallet_file.foreign',
    );
  });
});
