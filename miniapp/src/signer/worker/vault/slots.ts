import { bytesToHex } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { TokenSource } from '../../protocol/protection.ts';
import { bytesOf, decrypt, encrypt, random } from './cipher.ts';
import { type Envelope, type PinSlot, slotHeader, type TokenSlot } from './envelope.ts';
import { pinKey, tokenKey } from './keyEncryptionKey.ts';
import type { DeviceKey } from './records.ts';

/** Another way to the master key: the secret behind a sensor. */
export interface Token {
  readonly source: TokenSource;
  /** Hex of the passkey's credential id; empty for biometrics. */
  readonly credential: string;
  /** Hex of 32 random bytes; a secret. */
  readonly token: string;
}

/** The secret that opens an envelope. */
export type Unlocking = { readonly pin: string } | Pick<Token, 'source' | 'token'>;

/** A slot for PIN and device around the master key. */
export async function makePinSlot(
  masterKey: Uint8Array,
  { pin, device, rounds }: { pin: string; device: DeviceKey; rounds: number },
): Promise<PinSlot> {
  const salt = random(32);
  const header = {
    kind: 'pin' as const,
    kdf: 'PBKDF2-HMAC-SHA384' as const,
    rounds,
    salt: bytesToHex(salt),
    device: device.id,
  };
  const kek = await pinKey(pin, rounds, { salt, deviceKey: device.key });
  const iv = bytesToHex(random(12));
  return { ...header, iv, wrapped: await encrypt(kek, iv, masterKey, slotHeader(header)) };
}

/** A slot for token and device around the master key. */
export async function makeTokenSlot(
  masterKey: Uint8Array,
  { source, credential, token }: Token,
  device: DeviceKey,
): Promise<TokenSlot> {
  const salt = random(32);
  const header = {
    kind: 'token' as const,
    kdf: 'HKDF-SHA256' as const,
    source,
    credential,
    salt: bytesToHex(salt),
    device: device.id,
  };
  const kek = await tokenKey(bytesOf(token), { salt, deviceKey: device.key });
  const iv = bytesToHex(random(12));
  return { ...header, iv, wrapped: await encrypt(kek, iv, masterKey, slotHeader(header)) };
}

/**
 * This device's slot for a PIN, or for tokens of a source.
 * @throws AppError vault.other_device, vault.no_pin, vault.no_token
 */
export function slotOf(
  envelope: Envelope,
  unlocking: Unlocking,
  device: DeviceKey | undefined,
): { slot: PinSlot | TokenSlot; deviceKey: CryptoKey } {
  const own = envelope.slots.filter((each) => each.device === device?.id);
  if (own.length === 0 || device === undefined) throw new AppError('vault.other_device');
  const slot =
    'pin' in unlocking
      ? own.find((each) => each.kind === 'pin')
      : own.find((each) => each.kind === 'token' && each.source === unlocking.source);
  if (slot === undefined) throw new AppError('pin' in unlocking ? 'vault.no_pin' : 'vault.no_token');
  return { slot, deviceKey: device.key };
}

/** The master key's bytes; undefined for a wrong PIN or token. @throws like slotOf */
export async function unwrapMasterKey(
  envelope: Envelope,
  unlocking: Unlocking,
  device: DeviceKey | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { slot, deviceKey } = slotOf(envelope, unlocking, device);
  const share = { salt: bytesOf(slot.salt), deviceKey };
  if ('pin' in unlocking) {
    if (slot.kind !== 'pin') return undefined;
    const kek = await pinKey(unlocking.pin, slot.rounds, share);
    return decrypt(kek, slot.iv, slot.wrapped, slotHeader(slot));
  }
  const kek = await tokenKey(bytesOf(unlocking.token), share);
  return decrypt(kek, slot.iv, slot.wrapped, slotHeader(slot));
}
