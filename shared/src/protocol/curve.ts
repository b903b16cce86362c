/** The prime of secp256k1's coordinate field. */
const P = 2n ** 256n - 2n ** 32n - 977n;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % P;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = (result * square) % P;
    square = (square * square) % P;
  }
  return result;
}

/** True for 33 bytes of a compressed point of secp256k1: x³ + 7 is a square (SEC 1, 2.3.4). */
export function isOnCurve(publicKey: Uint8Array): boolean {
  const [parity, ...rest] = publicKey;
  if (publicKey.length !== 33 || (parity !== 2 && parity !== 3)) return false;
  const x = rest.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return x < P && power(x * x * x + 7n, (P - 1n) / 2n) === 1n;
}
