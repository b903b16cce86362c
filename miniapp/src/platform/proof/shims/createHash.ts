import { ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { Buffer } from 'buffer';

const hashes = { sha1, sha256, sha384, sha512, rmd160: ripemd160, ripemd160 };

/** Node's hash of a name that the codec's dependencies use. @throws AppError unexpected for any other */
export function hashNamed(name: string): (typeof hashes)[keyof typeof hashes] {
  const hash = Object.entries(hashes).find(([known]) => known === name.toLowerCase())?.[1];
  if (hash === undefined) throw new AppError('unexpected', { detail: `hash ${name}` });
  return hash;
}

type Encoding = Parameters<Buffer['toString']>[0];

interface NodeHash {
  update(data: string | Uint8Array): NodeHash;
  digest(): Buffer;
  digest(encoding: Encoding): Buffer | string;
}

/** The one shape of Node's hash and HMAC objects over a noble one. */
export function asNodeHash(inner: { update(data: Uint8Array): unknown; digest(): Uint8Array }): NodeHash {
  function digest(): Buffer;
  function digest(encoding: Encoding): Buffer | string;
  function digest(encoding?: Encoding): Buffer | string {
    const bytes = Buffer.from(inner.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  }
  const hash: NodeHash = {
    update(data) {
      inner.update(typeof data === 'string' ? new TextEncoder().encode(data) : Uint8Array.from(data));
      return hash;
    },
    digest,
  };
  return hash;
}

/** Stands in for the package create-hash, which the codec's dependencies call by its default export. */
export default function createHash(name: string): NodeHash {
  return asNodeHash(hashNamed(name).create());
}
