import { createCipheriv, createECDH, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../miniapp/src/signer/worker/signer.fixture.ts';
import {
  walletFile,
  walletJson,
  walletPassword,
} from '../../miniapp/src/signer/worker/walletFile/walletFile.fixture.ts';
import { readWalletFile } from '../../miniapp/src/signer/worker/walletFile/walletFile.ts';

const sha = (algorithm: string, data: string | Uint8Array) => createHash(algorithm).update(data).digest();

/** AES-256-CBC by a seed, as in the older wallets, with Node's cryptography. */
function seal(seed: string | Uint8Array, data: string | Uint8Array): Buffer {
  const hash = sha('sha512', seed);
  const cipher = createCipheriv('aes-256-cbc', hash.subarray(0, 32), hash.subarray(32, 48));
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

/** A wallet file around any content. */
function fileOf(content: string | Uint8Array, password = walletPassword): Uint8Array {
  const once = createECDH('secp256k1');
  once.setPrivateKey(sha('sha256', 'a key for this test'));
  const own = createECDH('secp256k1');
  own.setPrivateKey(sha('sha256', password));
  const secret = sha('sha512', once.computeSecret(own.getPublicKey())).toString('hex');
  const message = seal(secret, Buffer.concat([sha('sha256', content).subarray(0, 4), Buffer.from(content)]));
  return Buffer.concat([once.getPublicKey(null, 'compressed'), message]);
}

const json = JSON.parse(walletJson);
const pubkeys: string[] = json.private_keys.map(({ pubkey }: { pubkey: string }) => pubkey);
const codeFor = (file: Uint8Array, password = walletPassword) => codeOf(() => readWalletFile(file, password));
const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe('the file of an older wallet', () => {
  it('yields the keys of its public keys, with the accounts it lists', async () => {
    const { keys, accounts, spare, chainId } = await readWalletFile(walletFile(), walletPassword);
    expect([...keys.keys()].slice(0, 3)).toEqual(pubkeys);
    expect(keys.get(pubkeys[0] ?? '')).toEqual(
      Uint8Array.from(sha('sha256', 'bob-holder2activebobs-quiet-river-stone-2')),
    );
    expect(accounts).toEqual(['bob-holder2']);
    expect(spare).toHaveLength(12);
    expect(chainId).toMatch(/^4018d784/u);
  });

  it('is also read uncompressed, without its message, and with one record instead of the list', async () => {
    for (const file of [
      fileOf(walletJson),
      new TextEncoder().encode(walletJson),
      text({ ...json, wallet: json.wallet[0] }),
    ])
      expect([...(await readWalletFile(file, walletPassword)).keys.keys()].slice(0, 3)).toEqual(pubkeys);
  });

  it('with only a brain key yields its derived keys: sha256 of sha512 of its words and a number', async () => {
    const { encryption_key, encrypted_brainkey } = json.wallet[0];
    const file = fileOf(JSON.stringify({ wallet: { encryption_key, encrypted_brainkey } }));
    const { keys } = await readWalletFile(file, walletPassword);
    const words =
      'ABASE ABBEY ABLE ABODE ABOUT ABOVE ACID ACORN ACTOR ADAPT ADEPT ADOBE AFTER AGAIN AGENT AISLE';
    expect([...keys.values()][1]).toEqual(Uint8Array.from(sha('sha256', sha('sha512', `${words} 1`))));
  });

  it('reports a wrong password', async () => {
    expect(await codeFor(walletFile(), 'another password')).toBe('wallet_file.wrong_password');
    expect(await codeFor(text(json), 'another password')).toBe('wallet_file.wrong_password');
  });

  it('reports that it was cut, or is another file', async () => {
    expect(await codeFor(walletFile().subarray(0, -5))).toBe('wallet_file.cut');
    expect(await codeFor(walletFile().subarray(0, 33))).toBe('wallet_file.cut');
    expect(await codeFor(walletFile().subarray(0, 20))).toBe('wallet_file.foreign');
    expect(await codeFor(new TextEncoder().encode('%PDF-1.7 and so on, and so on, and so on'))).toBe(
      'wallet_file.foreign',
    );
    expect(await codeFor(text({ format: 'xbts-backup', version: 2 }))).toBe('wallet_file.foreign');
    expect(await codeFor(text({ password_checksum: 'ab', account_keys: [] }))).toBe('wallet_file.foreign');
    expect(await codeFor(new Uint8Array())).toBe('wallet_file.foreign');
  });

  it('reports the fault in its decrypted content', async () => {
    expect(await codeFor(fileOf('{"wallet":'))).toBe('wallet_file.damaged');
    expect(await codeFor(fileOf(new Uint8Array(40).fill(0xff)))).toBe('wallet_file.damaged');
    expect(await codeFor(fileOf('no'))).toBe('wallet_file.damaged');
    // A header that requests more memory than any wallet needs.
    const bomb = Uint8Array.of(0x5d, 0, 0, 1, 0, 0, 0, 0, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    expect(await codeFor(fileOf(bomb))).toBe('wallet_file.damaged');
    const { encryption_key } = json.wallet[0];
    expect(await codeFor(fileOf(JSON.stringify({ wallet: [{ encryption_key }] })))).toBe(
      'wallet_file.no_keys',
    );
  });

  it('altered or cut at any byte ends in a clear error (500 cases)', async () => {
    const file = walletFile();
    const altered = fc.oneof(
      fc.nat(file.length - 1).map((length) => file.subarray(0, length)),
      fc
        .tuple(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }))
        // The first byte is the sign of the point: with either, the two keys have the same secret, and everything else
        // is unchanged.
        .filter(([at, change]) => at > 0 || change > 1)
        .map(([at, change]) => file.map((byte, index) => (index === at ? byte ^ change : byte)))
        // With a brace there, it is a file of the other form, and a damaged one.
        .filter(([first]) => first !== 0x7b),
    );
    const check = fc.asyncProperty(altered, async (damaged) => {
      expect(['wallet_file.foreign', 'wallet_file.cut', 'wallet_file.wrong_password']).toContain(
        await codeFor(damaged),
      );
    });
    await fc.assert(check, { numRuns: 500 });
  }, 120_000);

  it('with any LZMA content ends in a clear error (200 cases)', async () => {
    const content = fc.tuple(
      fc.uint8Array({ minLength: 5, maxLength: 5 }),
      fc.uint8Array({ maxLength: 200 }),
    );
    const check = fc.asyncProperty(content, async ([properties, body]) => {
      const header = Uint8Array.of(...properties, 200, 0, 0, 0, 0, 0, 0, 0);
      expect(['wallet_file.damaged', 'wallet_file.foreign']).toContain(
        await codeFor(fileOf(Buffer.concat([header, body]))),
      );
    });
    await fc.assert(check, { numRuns: 200 });
  }, 60_000);
});
