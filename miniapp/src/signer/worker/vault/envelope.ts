import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';

/**
 * Envelope, version 2: one JSON text without white space, members in this order, all bytes as lower-case hex.
 *
 *   version   2
 *   slots     ways to the master key, one object each; by PIN:
 *               kind      "pin"
 *               kdf       "PBKDF2-HMAC-SHA384"
 *               rounds    iterations, 900,000 or more when written by the product
 *               salt      32 random bytes
 *               device    16 random bytes that name the device key (no secret)
 *               iv        12 random bytes
 *               wrapped   AES-256-GCM(kek, iv, aad = "xbts-vault|2|" + kind|kdf|rounds|salt|device) of the
 *                         32 byte master key, 16 byte tag appended = 48 bytes
 *             and by a random token that lies behind a sensor (at most one slot a source):
 *               kind        "token"
 *               kdf         "HKDF-SHA256"
 *               source      "biometrics" (kept by the messenger) or "passkey" (WebAuthn PRF)
 *               credential  the passkey's credential id, empty for biometrics
 *               salt, device, iv  as above
 *               wrapped     the same with aad = "xbts-vault|2|" + kind|kdf|source|credential|salt|device
 *   iv        12 random bytes, new at every writing
 *   sealed    AES-256-GCM(master key, iv, aad = "xbts-vault|2|" + JSON of slots) of the content's UTF-8 JSON, tag appended
 *   checksum  first 8 bytes of sha256 of the text of all the members before it (as a JSON object of their own)
 *
 * The checksum is no protection: it tells damage by accident from a wrong PIN. What protects is GCM.
 */
const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`, 'u')));

// More rounds than we ever write: they would only hang the worker.
const MAX_ROUNDS = 20_000_000;

const pinSlot = v.strictObject({
  kind: v.literal('pin'),
  kdf: v.literal('PBKDF2-HMAC-SHA384'),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROUNDS)),
  salt: hex(32),
  device: hex(16),
  iv: hex(12),
  wrapped: hex(48),
});

const tokenSlot = v.strictObject({
  kind: v.literal('token'),
  kdf: v.literal('HKDF-SHA256'),
  source: v.picklist(['biometrics', 'passkey']),
  credential: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){0,1024}$/u)),
  salt: hex(32),
  device: hex(16),
  iv: hex(12),
  wrapped: hex(48),
});

const envelopeV2 = v.strictObject({
  version: v.literal(2),
  slots: v.pipe(v.array(v.variant('kind', [pinSlot, tokenSlot])), v.minLength(1)),
  iv: hex(12),
  sealed: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){16,}$/u)),
  checksum: hex(8),
});

export type PinSlot = v.InferOutput<typeof pinSlot>;
export type TokenSlot = v.InferOutput<typeof tokenSlot>;
export type Slot = PinSlot | TokenSlot;
export type Envelope = v.InferOutput<typeof envelopeV2>;

const versioned = v.looseObject({ version: v.number() });

function checksumOf({ version, slots, iv, sealed }: Omit<Envelope, 'checksum'>): string {
  const text = JSON.stringify({ version, slots, iv, sealed });
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 8));
}

/** The text of an envelope, with its checksum. */
export function writeEnvelope(parts: Omit<Envelope, 'checksum'>): string {
  const { version, slots, iv, sealed } = parts;
  return JSON.stringify({ version, slots, iv, sealed, checksum: checksumOf(parts) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('vault.damaged', {}, error);
  }
}

/**
 * Reads a stored envelope, by its version.
 * @throws AppError vault.damaged, vault.unknown_version
 */
export function readEnvelope(text: string): Envelope {
  const json = parseJson(text);
  const head = v.safeParse(versioned, json);
  if (!head.success) throw new AppError('vault.damaged');
  switch (head.output.version) {
    case 2: {
      const parsed = v.safeParse(envelopeV2, json);
      // Written again it must give the same text: no other members are read or ignored.
      if (!parsed.success || writeEnvelope(parsed.output) !== text) throw new AppError('vault.damaged');
      return parsed.output;
    }
    default:
      throw new AppError('vault.unknown_version', { version: head.output.version });
  }
}

/** The authenticated header of a slot. */
export function slotHeader(
  slot: Omit<PinSlot, 'iv' | 'wrapped'> | Omit<TokenSlot, 'iv' | 'wrapped'>,
): Uint8Array<ArrayBuffer> {
  const own = slot.kind === 'pin' ? [slot.rounds] : [slot.source, slot.credential];
  const text = ['xbts-vault', 2, slot.kind, slot.kdf, ...own, slot.salt, slot.device].join('|');
  return Uint8Array.from(utf8ToBytes(text));
}

/** The authenticated header of the content: all the slots, so that none can be swapped for an older one. */
export function contentHeader(slots: readonly Slot[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(utf8ToBytes(`xbts-vault|2|${JSON.stringify(slots)}`));
}
