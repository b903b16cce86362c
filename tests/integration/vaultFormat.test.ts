import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PIN, storedAccount } from '../../miniapp/src/signer/worker/signer.fixture.ts';
import { readBackup, writeBackup } from '../../miniapp/src/signer/worker/vault/backup.ts';
import { sealWith } from '../../miniapp/src/signer/worker/vault/seal.ts';
import { makePinSlot, makeTokenSlot } from '../../miniapp/src/signer/worker/vault/slots.ts';

/* docs/vault-format.md, taken literally: only Node's own cryptography opens what is described there. */

const account = storedAccount();
const ROUNDS = 7;
const DEVICE_ID = '0f'.repeat(16);
const deviceBytes = Buffer.alloc(32, 0x5a);
const token = { source: 'passkey', credential: 'c0ffee', token: '5e'.repeat(32) } as const;
const bytes = (hex: string) => Buffer.from(hex, 'hex');

async function device() {
  const parameters = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(deviceBytes), parameters, false, ['sign']);
  return { id: DEVICE_ID, key };
}

function openGcm(key: Buffer, iv: string, data: string, aad: string): Buffer {
  const whole = bytes(data);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(iv));
  decipher.setAAD(Buffer.from(aad));
  decipher.setAuthTag(whole.subarray(-16));
  return Buffer.concat([decipher.update(whole.subarray(0, -16)), decipher.final()]);
}

const hkdf = (material: Buffer, salt: Buffer, info: string) =>
  Buffer.from(hkdfSync('sha256', material, salt, info, 32));
const share = (salt: Buffer) =>
  createHmac('sha256', deviceBytes)
    .update(Buffer.concat([Buffer.from('xbts-vault|2|device|'), salt]))
    .digest();
const checksum = (body: object) =>
  createHash('sha256').update(JSON.stringify(body)).digest().subarray(0, 8).toString('hex');

async function writtenEnvelope() {
  const masterKey = new Uint8Array(32).fill(0x77);
  const slots = [
    await makePinSlot(masterKey, { pin: PIN, device: await device(), rounds: ROUNDS }),
    await makeTokenSlot(masterKey, token, await device()),
  ];
  return JSON.parse(await sealWith({ accounts: [account] }, slots, masterKey));
}

describe('the envelope, to the byte', () => {
  it('is its members in their order, under the checksum of those before', async () => {
    const envelope = await writtenEnvelope();
    expect(Object.keys(envelope)).toEqual(['version', 'slots', 'iv', 'sealed', 'checksum']);
    const { checksum: written, ...body } = envelope;
    expect(written).toBe(checksum(body));
    const [pin, sensor] = envelope.slots;
    expect(Object.keys(pin)).toEqual(['kind', 'kdf', 'rounds', 'salt', 'device', 'iv', 'wrapped']);
    expect(Object.keys(sensor)).toEqual([
      'kind',
      'kdf',
      'source',
      'credential',
      'salt',
      'device',
      'iv',
      'wrapped',
    ]);
    expect([pin.salt, pin.device, pin.iv, pin.wrapped].map((hex) => hex.length / 2)).toEqual([
      32, 16, 12, 48,
    ]);
  });

  it('opens by the PIN and the device key, as documented', async () => {
    const { slots, iv, sealed } = await writtenEnvelope();
    const [slot] = slots;
    const salt = bytes(slot.salt);
    const stretched = pbkdf2Sync(PIN.normalize('NFKC'), salt, ROUNDS, 48, 'sha384');
    const kek = hkdf(Buffer.concat([stretched, share(salt)]), salt, 'xbts-vault|2|kek|pin');
    const aad = `xbts-vault|2|pin|PBKDF2-HMAC-SHA384|${ROUNDS}|${slot.salt}|${DEVICE_ID}`;
    const masterKey = openGcm(kek, slot.iv, slot.wrapped, aad);
    expect(masterKey.toString('hex')).toBe('77'.repeat(32));
    const content = openGcm(masterKey, iv, sealed, `xbts-vault|2|${JSON.stringify(slots)}`);
    expect(JSON.parse(content.toString())).toEqual({ accounts: [account] });
  });

  it('opens by the token and the device key, as documented', async () => {
    const [, slot] = (await writtenEnvelope()).slots;
    const salt = bytes(slot.salt);
    const kek = hkdf(Buffer.concat([bytes(token.token), share(salt)]), salt, 'xbts-vault|2|kek|token');
    const aad = `xbts-vault|2|token|HKDF-SHA256|passkey|c0ffee|${slot.salt}|${DEVICE_ID}`;
    expect(openGcm(kek, slot.iv, slot.wrapped, aad).toString('hex')).toBe('77'.repeat(32));
  });
});

/** AES-256-GCM with its tag appended, as hex. */
function sealGcm(key: Buffer, iv: string, plain: string, aad: string): string {
  const cipher = createCipheriv('aes-256-gcm', key, bytes(iv));
  cipher.setAAD(Buffer.from(aad));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('hex');
}

describe('the backup, to the byte', () => {
  const password = 'cafe\u0301 password';
  const stretched = (salt: Buffer) => pbkdf2Sync(password.normalize('NFKC'), salt, ROUNDS, 48, 'sha384');

  it('opens by its password, as documented', async () => {
    const content = {
      accounts: [account],
      madeAt: 7,
      parts: { slippage: { version: 0, state: { slippage: 42 } } },
    };
    const { checksum: written, ...body } = JSON.parse(await writeBackup(content, password, ROUNDS));
    expect(Object.keys(body)).toEqual(['format', 'version', 'kdf', 'rounds', 'salt', 'iv', 'sealed']);
    expect(written).toBe(checksum(body));
    const salt = bytes(body.salt);
    const aad = `xbts-backup|2|PBKDF2-HMAC-SHA384|${ROUNDS}|${body.salt}`;
    const key = hkdf(stretched(salt), salt, 'xbts-backup|2|key');
    expect(JSON.parse(openGcm(key, body.iv, body.sealed, aad).toString())).toEqual(content);
  });

  it('of version 1, as once written by this page, is still read: keys alone, and no date', async () => {
    const salt = '5a'.repeat(32);
    const iv = 'c3'.repeat(12);
    const key = hkdf(stretched(bytes(salt)), bytes(salt), 'xbts-backup|1|key');
    const aad = `xbts-backup|1|PBKDF2-HMAC-SHA384|${ROUNDS}|${salt}`;
    const sealed = sealGcm(key, iv, JSON.stringify({ accounts: [account] }), aad);
    const kdf = 'PBKDF2-HMAC-SHA384';
    const body = { format: 'xbts-backup', version: 1, kdf, rounds: ROUNDS, salt, iv, sealed };
    const text = JSON.stringify({ ...body, checksum: checksum(body) });
    expect(await readBackup(text, password)).toEqual({ accounts: [account], madeAt: null, parts: {} });
  });
});
