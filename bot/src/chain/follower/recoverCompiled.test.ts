import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recoverPublicKey } from '@xbts/shared/protocol/signature.ts';

import { expect, test } from 'vitest';
import { recoverCompiled } from './recoverCompiled.ts';

interface Recorded {
  readonly digest: string;
  readonly transaction: { readonly signatures: readonly string[] };
}

const file = join(import.meta.dirname, '../../../../tests/vectors/transactions.json');
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded[];

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const hex = (key: Uint8Array) => Buffer.from(key).toString('hex');

/** The result of a recovery: the key, or that there is none. */
function saying(recover: typeof recoverPublicKey, digest: Uint8Array, signature: Uint8Array): string {
  try {
    return hex(recover(digest, signature));
  } catch (error) {
    return String((error as { code?: unknown }).code);
  }
}

test('recovers the same key from every recorded signature as the JavaScript version', () => {
  const signed = recorded.flatMap(({ digest, transaction }) =>
    transaction.signatures.map((signature) => [bytes(digest), bytes(signature)] as const),
  );
  expect(signed.length).toBeGreaterThan(10);
  for (const [digest, signature] of signed)
    expect(saying(recoverCompiled, digest, signature)).toBe(saying(recoverPublicKey, digest, signature));
});

test('agrees with it on any 65 bytes', () => {
  const [{ digest, transaction }] = recorded as [Recorded];
  const good = bytes(transaction.signatures[0] ?? '');
  const altered = Array.from({ length: 30 }, (_, index) =>
    good.with((index * 7) % 65, (index * 37 + 11) % 256),
  );
  const others = Array.from({ length: 20 }, () => Uint8Array.from(randomBytes(65)).with(0, 32));
  for (const signature of [...altered, ...others])
    expect(saying(recoverCompiled, bytes(digest), signature)).toBe(
      saying(recoverPublicKey, bytes(digest), signature),
    );
});

test('any other length, or a first byte that no node writes, is malformed', () => {
  const [{ digest, transaction }] = recorded as [Recorded];
  const good = bytes(transaction.signatures[0] ?? '');
  for (const bad of [good.subarray(0, 64), good.with(0, 26), good.with(0, 35), new Uint8Array(65)])
    expect(() => recoverCompiled(bytes(digest), bad)).toThrow('signature.malformed');
});
