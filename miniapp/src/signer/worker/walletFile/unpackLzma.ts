import { AppError } from '@xbts/shared/errors/appError.ts';
import { decompress } from 'lzma1';

/** More than thousands of keys need. */
const MOST_BYTES = 4_000_000;
const DICTIONARY_AT = 1;
const LENGTH_AT = 5;
const HEADER_BYTES = 13;
/** The limit of every writer (liblzma refuses more): memory for literals grows with two to the power of it. */
const MOST_LITERAL_BITS = 4;
/** Wallets write 0x5d; the library reads a larger byte as a negative number. */
const MOST_PROPERTIES = 0x7f;

/** Without a length, the content ends with a mark. */
const UNTOLD = 0xffff_ffff_ffff_ffffn;

/**
 * The maximum length of the content. Wallets write the length in either byte order, or omit it. @throws AppError
 * wallet_file.damaged
 */
function mostLength(header: DataView): number {
  const told = header.getBigUint64(LENGTH_AT, true);
  if (told === UNTOLD) return MOST_BYTES + 1;
  const length = told > MOST_BYTES ? header.getBigUint64(LENGTH_AT) : told;
  if (length > MOST_BYTES) throw new AppError('wallet_file.damaged');
  return Number(length);
}

function decompressed(packed: Uint8Array): Uint8Array {
  try {
    return decompress(packed);
  } catch (error) {
    throw new AppError('wallet_file.damaged', {}, error);
  }
}

/**
 * The content of an LZMA file in the "alone" format: a byte of literal and position bits, 4 of the dictionary's size, 8
 * of the length. The header is checked first, since a crafted file could exhaust memory; a dictionary as large as the
 * content always suffices.
 * @throws AppError wallet_file.damaged
 */
export function unpackLzma(packed: Uint8Array): Uint8Array {
  if (packed.length < HEADER_BYTES) throw new AppError('wallet_file.damaged');
  const bounded = packed.slice();
  const header = new DataView(bounded.buffer);
  const properties = header.getUint8(0);
  const literalBits = (properties % 9) + (Math.floor(properties / 9) % 5);
  if (properties > MOST_PROPERTIES || literalBits > MOST_LITERAL_BITS)
    throw new AppError('wallet_file.damaged');
  const length = mostLength(header);
  header.setUint32(DICTIONARY_AT, length, true);
  header.setBigUint64(LENGTH_AT, BigInt(length), true);
  const content = decompressed(bounded);
  if (content.length > MOST_BYTES) throw new AppError('wallet_file.damaged');
  return content;
}
