import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { privateKeyFromSeed, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { isCanonicalSignature } from '@xbts/shared/protocol/signature.ts';

/** The order of secp256k1. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
/** The first byte of a compact signature of a compressed key, before the recovery id. */
const COMPRESSED = 31;

interface Nonce {
  readonly r: bigint;
  readonly inverse: bigint;
  /** 1 when the point of the nonce has an odd y. */
  readonly odd: number;
}

/** The key with which a witness of the development chain, 1.6.number, signs its blocks; everybody can derive it. */
export class WitnessKey {
  readonly publicKey: string;
  readonly #secret: bigint;
  readonly #seed: string;
  readonly #nonces: Nonce[] = [];

  constructor(number: number) {
    this.#seed = `witness ${number} of the development chain`;
    const privateKey = privateKeyFromSeed(this.#seed);
    this.#secret = numberOf(privateKey);
    this.publicKey = formatPublicKey(publicKeyOf(privateKey));
  }

  /**
   * A canonical compact signature, hex. The nonces are reused, which would reveal any other key: this one is public,
   * and a month of blocks is signed in a moment.
   */
  sign(digest: Uint8Array): string {
    const message = numberOf(digest);
    for (let attempt = 0; ; attempt += 1) {
      const { r, inverse, odd } = this.#nonce(attempt);
      const s = (inverse * ((message + r * this.#secret) % ORDER)) % ORDER;
      const isHigh = s > ORDER / 2n;
      const recovery = isHigh ? odd ^ 1 : odd;
      const signature = Uint8Array.of(
        COMPRESSED + recovery,
        ...bytesOf(r),
        ...bytesOf(isHigh ? ORDER - s : s),
      );
      if (isCanonicalSignature(signature)) return bytesToHex(signature);
    }
  }

  #nonce(attempt: number): Nonce {
    const known = this.#nonces[attempt];
    if (known !== undefined) return known;
    const nonce = privateKeyFromSeed(`nonce ${attempt} of ${this.#seed}`);
    // The point of a nonce is computed like a public key: its first byte shows whether y is odd.
    const point = publicKeyOf(nonce);
    const made = {
      r: numberOf(point.subarray(1)) % ORDER,
      inverse: inverseOf(numberOf(nonce)),
      odd: (point[0] ?? 2) - 2,
    };
    this.#nonces[attempt] = made;
    return made;
  }
}

const keys = new Map<string, WitnessKey>();

/** The key of a witness by its object id. */
export function witnessKeyOf(id: string): WitnessKey {
  const known = keys.get(id) ?? new WitnessKey(Number(id.split('.')[2]));
  keys.set(id, known);
  return known;
}

function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(bytes)}`);
}

function bytesOf(value: bigint): Uint8Array {
  return hexToBytes(value.toString(16).padStart(64, '0'));
}

/** The inverse by Fermat: the value to the power of the order less two. */
function inverseOf(value: bigint): bigint {
  let result = 1n;
  let base = value % ORDER;
  for (let power = ORDER - 2n; power > 0n; power >>= 1n) {
    if ((power & 1n) === 1n) result = (result * base) % ORDER;
    base = (base * base) % ORDER;
  }
  return result;
}
