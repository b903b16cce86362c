import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import type { UnlockMethod } from '../../protocol/protection.ts';
import { overwrite } from '../overwrite.ts';
import { decrypt, encrypt, random } from './cipher.ts';
import { type VaultContent, vaultContent } from './content.ts';
import { contentHeader, type Envelope, type Slot, writeEnvelope } from './envelope.ts';
import type { DeviceKey } from './records.ts';
import { makePinSlot, makeTokenSlot, type Unlocking, unwrapMasterKey } from './slots.ts';

/** The secret, device and cost of a new slot. */
export interface SlotKey {
  readonly way: UnlockMethod;
  readonly device: DeviceKey;
  readonly rounds: number;
}

/** A new envelope around the content: new master key, new salt, one slot for the device and the PIN, or the sensor. */
export async function sealNew(content: VaultContent, slotKey: SlotKey): Promise<string> {
  const masterKey = random(32);
  const { way, device, rounds } = slotKey;
  const slots = [
    typeof way === 'string'
      ? await makePinSlot(masterKey, { pin: way, device, rounds })
      : await makeTokenSlot(masterKey, way, device),
  ];
  const text = await sealWith(content, slots, masterKey);
  overwrite(masterKey);
  return text;
}

/** The envelope of changed content or slots under the same master key, with a new iv. */
export async function sealWith(
  content: VaultContent,
  slots: Slot[],
  masterKey: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', masterKey, 'AES-GCM', false, ['encrypt']);
  const iv = bytesToHex(random(12));
  const sealed = await encrypt(key, iv, utf8ToBytes(JSON.stringify(content)), contentHeader(slots));
  return writeEnvelope({ version: 2, slots, iv, sealed });
}

/** An opened envelope: its content, and the key to seal it again, which the caller overwrites. */
export interface Opened {
  readonly content: VaultContent;
  readonly masterKey: Uint8Array<ArrayBuffer>;
}

/** Parses the JSON of decrypted bytes by a schema and overwrites the bytes; undefined when they do not match. */
export function parseSealed<T>(schema: v.GenericSchema<unknown, T>, plain: Uint8Array): T | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(new TextDecoder().decode(plain)));
    return parsed.success ? parsed.output : undefined;
  } catch (error) {
    // The parser's message may quote the decrypted text; only the failure is reported.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  } finally {
    overwrite(plain);
  }
}

/**
 * Opens an envelope by PIN or token, and device; undefined for a wrong one.
 * @throws AppError vault.other_device, vault.no_token, vault.damaged
 */
export async function openEnvelope(
  envelope: Envelope,
  unlocking: Unlocking,
  device: DeviceKey | undefined,
): Promise<Opened | undefined> {
  const masterKey = await unwrapMasterKey(envelope, unlocking, device);
  if (masterKey === undefined) return undefined;
  const key = await crypto.subtle.importKey('raw', masterKey, 'AES-GCM', false, ['decrypt']);
  const plain = await decrypt(key, envelope.iv, envelope.sealed, contentHeader(envelope.slots));
  const content = plain && parseSealed(vaultContent, plain);
  if (content === undefined) throw new AppError('vault.damaged');
  return { content, masterKey };
}
