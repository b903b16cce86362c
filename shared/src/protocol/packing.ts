/// <reference path="./btsdexSerializer.d.ts" />
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type * as Btsdex from 'btsdex-serializer';
import { AppError } from '../errors/appError.ts';
import { parseObjectId } from './objectId.ts';

/** The bytes of a JSON value by its type. @throws AppError transaction.malformed, key.malformed_public */
export function pack(type: Btsdex.Serializer, value: unknown): Uint8Array {
  try {
    requirePlain(value);
    return Uint8Array.from(type.toBuffer(type.fromObject(value)));
  } catch (error) {
    if (error instanceof AppError) throw error;
    const [detail = ''] = error instanceof Error ? error.message.split('\n', 1) : [];
    throw new AppError('transaction.malformed', { detail }, error);
  }
}

/**
 * The JSON value of a type that bytes begin with; what follows is passed over.
 * @throws AppError transaction.malformed where the bytes are no packed value
 */
export function unpack(type: Btsdex.Serializer, bytes: Uint8Array): unknown {
  try {
    const prepared = type.fromHex(bytesToHex(bytes));
    const value = type.toObject(prepared);
    const again = pack(type, value);
    if (again.every((byte, index) => byte === bytes[index])) return value;
  } catch (error) {
    throw new AppError('transaction.malformed', { detail: 'the bytes can not be read' }, error);
  }
  throw new AppError('transaction.malformed', { detail: 'the bytes are not packed as the chain does' });
}

// btsdex would cut fractions off and let ids above 32 bits wrap: such a value must not be signed at all.
function requirePlain(value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) requirePlain(member);
  } else if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new AppError('transaction.malformed', { detail: `not an exact integer: ${value}` });
  } else if (typeof value === 'string' && /^\d+\.\d+\.\d+$/u.test(value)) {
    if (parseObjectId(value).instance > 0x7fff_ffffn) {
      throw new AppError('transaction.malformed', { detail: `instance too large: ${value}` });
    }
  }
}

/**
 * Signatures in their order, with their count in front: btsdex would sort them, as the items of every array.
 * @throws AppError signature.malformed, transaction.malformed
 */
export function packSignatures(signatures: readonly string[]): Uint8Array {
  const items = signatures.map((hex) => {
    if (!/^[0-9a-f]{130}$/u.test(hex)) throw new AppError('signature.malformed');
    return hexToBytes(hex);
  });
  if (items.length > 127) throw new AppError('transaction.malformed', { detail: 'more than 127 signatures' });
  return concatBytes(Uint8Array.of(items.length), ...items);
}
