import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';

/** Time limit in milliseconds of the device's dialog. */
const PATIENCE_MS = 120_000;

/** The input of a passkey's pseudo-random function; each passkey answers with its own bytes. */
const PRF_INPUT = utf8ToBytes('xbts-vault|2|passkey');

type PrfOutputs = { prf?: { enabled?: boolean; results?: { first?: BufferSource } } };

/** A passkey of this device, and its 32 bytes. */
export interface Passkey {
  /** Hex. */
  readonly credential: string;
  /** Hex; a secret. */
  readonly token: string;
}

/** True when the browser supports passkeys with a pseudo-random function (WebAuthn PRF); not asked inside a frame. */
export async function canUsePasskey(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined' || window.parent !== window) return false;
  const ask = PublicKeyCredential.getClientCapabilities?.bind(PublicKeyCredential);
  if (ask === undefined) return false;
  const can = await ask();
  return can['extension:prf'] === true && can.userVerifyingPlatformAuthenticator !== false;
}

const extensions = { prf: { eval: { first: Uint8Array.from(PRF_INPUT) } } };
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

function tokenOf(credential: PublicKeyCredential): string | null {
  const outputs: PrfOutputs = credential.getClientExtensionResults() as PrfOutputs;
  const first = outputs.prf?.results?.first;
  if (first === undefined) return null;
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first);
  return bytes.length === 32 ? bytesToHex(bytes) : null;
}

async function asked(work: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await work;
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    throw new AppError('sensor.refused', {}, error);
  }
  throw new AppError('sensor.refused');
}

/** Makes a passkey named after the account. @throws AppError sensor.refused, sensor.unavailable (it has no such function) */
export async function createPasskey(account: string): Promise<Passkey> {
  const made = await asked(
    navigator.credentials.create({
      publicKey: {
        challenge: random(32),
        rp: { name: 'XBTS' },
        user: { id: random(16), name: account, displayName: account },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
        timeout: PATIENCE_MS,
        extensions,
      },
    }),
  );
  const credential = bytesToHex(new Uint8Array(made.rawId));
  // Many authenticators return the bytes only at a second request.
  const token = tokenOf(made) ?? (await readPasskey(credential));
  return { credential, token };
}

/** The bytes of a passkey, after finger, face or device PIN. @throws AppError sensor.refused, sensor.unavailable */
export async function readPasskey(credential: string): Promise<string> {
  const found = await asked(
    navigator.credentials.get({
      publicKey: {
        challenge: random(32),
        allowCredentials: [{ type: 'public-key', id: Uint8Array.from(hexToBytes(credential)) }],
        userVerification: 'required',
        timeout: PATIENCE_MS,
        extensions,
      },
    }),
  );
  const token = tokenOf(found);
  if (token === null) throw new AppError('sensor.unavailable');
  return token;
}
