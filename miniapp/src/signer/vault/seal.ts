import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import { type VaultContent, vaultContent } from './content.ts';
import { contentHeader, type Envelope, type PinSlot, slotHeader, writeEnvelope } from './envelope.ts';
import { keyEncryptionKey, own } from './keyEncryptionKey.ts';
import type { DeviceKey } from './storage.ts';

/** PIN, device and cost that a slot is made with. */
export interface SlotKey {
  readonly pin: string;
  readonly device: DeviceKey;
  readonly rounds: number;
}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const bytesOf = (hex: string) => own(hexToBytes(hex));

async function decrypt(key: CryptoKey, iv: string, data: string, additionalData: Uint8Array<ArrayBuffer>) {
  try {
    const parameters = { name: 'AES-GCM', iv: bytesOf(iv), additionalData };
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, bytesOf(data)));
  } catch {
    // WebCrypto says no more than that the tag does not fit.
    return undefined;
  }
}

async function encrypt(
  key: CryptoKey,
  iv: string,
  data: Uint8Array,
  additionalData: Uint8Array<ArrayBuffer>,
) {
  const parameters = { name: 'AES-GCM', iv: bytesOf(iv), additionalData };
  return bytesToHex(new Uint8Array(await crypto.subtle.encrypt(parameters, key, own(data))));
}

const asAesKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

async function makeSlot(masterKey: Uint8Array, { pin, device, rounds }: SlotKey): Promise<PinSlot> {
  const salt = random(32);
  const header = {
    kind: 'pin' as const,
    kdf: 'PBKDF2-HMAC-SHA384' as const,
    rounds,
    salt: bytesToHex(salt),
    device: device.id,
  };
  const kek = await keyEncryptionKey({ pin, salt, rounds, deviceKey: device.key });
  const iv = bytesToHex(random(12));
  return { ...header, iv, wrapped: await encrypt(kek, iv, masterKey, slotHeader(header)) };
}

/** A new envelope around the content: new master key, new salt, one slot for PIN and device. */
export async function sealNew(content: VaultContent, slotKey: SlotKey): Promise<string> {
  const masterKey = random(32);
  const slots = [await makeSlot(masterKey, slotKey)];
  const aesKey = await asAesKey(masterKey);
  masterKey.fill(0);
  return sealWith(content, slots, aesKey);
}

/** The envelope of changed content under the same slots and master key, with a new iv. */
export async function sealWith(
  content: VaultContent,
  slots: PinSlot[],
  masterKey: CryptoKey,
): Promise<string> {
  const iv = bytesToHex(random(12));
  const sealed = await encrypt(masterKey, iv, utf8ToBytes(JSON.stringify(content)), contentHeader(slots));
  return writeEnvelope({ version: 2, slots, iv, sealed });
}

/** An opened envelope: its content, and the key to seal it again. */
export interface Opened {
  readonly content: VaultContent;
  readonly masterKey: CryptoKey;
}

function parseContent(plain: Uint8Array): VaultContent {
  const parsed = v.safeParse(vaultContent, JSON.parse(new TextDecoder().decode(plain)));
  if (!parsed.success) throw new AppError('vault.damaged');
  return parsed.output;
}

/**
 * The slot that this device's key belongs to.
 * @throws AppError vault.other_device
 */
export function slotOf(
  envelope: Envelope,
  device: DeviceKey | undefined,
): { slot: PinSlot; deviceKey: CryptoKey } {
  const slot = envelope.slots.find((each) => each.device === device?.id);
  if (slot === undefined || device === undefined) throw new AppError('vault.other_device');
  return { slot, deviceKey: device.key };
}

/**
 * Opens an envelope by PIN and device; undefined for a wrong PIN.
 * @throws AppError vault.other_device, vault.damaged
 */
export async function openEnvelope(
  envelope: Envelope,
  pin: string,
  device: DeviceKey | undefined,
): Promise<Opened | undefined> {
  const { slot, deviceKey } = slotOf(envelope, device);
  const { rounds, salt, iv, wrapped } = slot;
  const kek = await keyEncryptionKey({ pin, salt: bytesOf(salt), rounds, deviceKey });
  const keyBytes = await decrypt(kek, iv, wrapped, slotHeader(slot));
  if (keyBytes === undefined) return undefined;
  const masterKey = await asAesKey(keyBytes);
  keyBytes.fill(0);
  const plain = await decrypt(masterKey, envelope.iv, envelope.sealed, contentHeader(envelope.slots));
  if (plain === undefined) throw new AppError('vault.damaged');
  const content = parseContent(plain);
  plain.fill(0);
  return { content, masterKey };
}
