import { AppError } from '@xbts/shared/errors/appError.ts';
import { decompress } from 'lzma1';

/** Thousands of keys are less. */
const MOST_BYTES = 4_000_000;
const HEADER_BYTES = 13;
/** What every writer keeps to (liblzma refuses more): memory for literals grows with two to the power of it. */
const MOST_LITERAL_BITS = 4;
/** Wallets write 0x5d; the library takes a byte above this for a negative number. */
// Equivalent: the next byte asks for too many literal bits besides.
const MOST_PROPERTIES = 0x7f;

/**
 * What lies in an LZMA file of its "alone" form: a byte of literal and position bits, 4 of the dictionary's size, 8 of the length. The
 * header is looked at first, since a file may be made to fill the memory; a dictionary larger than the content is never looked into.
 * @throws AppError wallet_file.damaged
 */
export function unpackLzma(packed: Uint8Array): Uint8Array {
  if (packed.length < HEADER_BYTES) throw new AppError('wallet_file.damaged');
  const bounded = packed.slice();
  const header = new DataView(bounded.buffer);
  const properties = header.getUint8(0);
  const literalBits = (properties % 9) + (Math.floor(properties / 9) % 5);
  const length = header.getBigUint64(5, true);
  if (properties > MOST_PROPERTIES || literalBits > MOST_LITERAL_BITS || length > MOST_BYTES)
    throw new AppError('wallet_file.damaged');
  header.setUint32(1, Math.min(header.getUint32(1, true), Number(length)), true);
  try {
    return decompress(bounded);
  } catch (error) {
    throw new AppError('wallet_file.damaged', {}, error);
  }
}
