import { parseFigure } from '@xbts/shared/amounts/amount.ts';
import { HOUR_SECONDS } from '@xbts/shared/amounts/durations.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import {
  algorithmOf,
  type HashAlgorithm,
  type HashLock,
  hashAlgorithms,
  hashBytes,
} from '@xbts/shared/protocol/hashAlgorithms.ts';
import { attempt, type Read } from '../../../platform/form.ts';

/** A larger number is a typing mistake, even if the chain allows it. */
const MOST_HOURS = 999_999;
/** A secret must fit into one transaction together with its other contents. */
const MOST_SECRET_BYTES = 1_024;

/** Parses a number of hours to seconds, at most `longest`. @see AppError timed.time_malformed, timed.too_long */
export const readHours = (text: string, longest: number): Read<number> =>
  attempt(() => {
    const hours = parseFigure(text, 0) ?? 0;
    const seconds = hours * HOUR_SECONDS;
    if (hours === 0 || hours > MOST_HOURS) throw new AppError('timed.time_malformed');
    if (seconds > longest)
      throw new AppError('timed.too_long', { hours: Math.floor(longest / HOUR_SECONDS) });
    return seconds;
  });

/** Parses a hash from the other side. */
export function readHash(text: string, algorithm: HashAlgorithm): Read<HashLock> {
  const hash = text.trim().replace(/^0x/iu, '').toLowerCase();
  const bytes = hashBytes[algorithm];
  return /^(?:[0-9a-f]{2})+$/u.test(hash) && hash.length === bytes * 2
    ? { value: [hashAlgorithms.indexOf(algorithm), hash], error: null }
    : { value: null, error: new AppError('timed.hash_malformed', { bytes }) };
}

/** Parses the number of bytes of the other side's secret. */
export function readSize(text: string): Read<number> {
  const size = parseFigure(text, 0) ?? 0;
  return size > 0 && size <= MOST_SECRET_BYTES
    ? { value: size, error: null }
    : { value: null, error: new AppError('timed.size_malformed', { most: MOST_SECRET_BYTES }) };
}

/** The usual names of the hash algorithms, for the user to look up. */
const algorithmNames: Readonly<Record<HashAlgorithm, string>> = {
  ripemd160: 'RIPEMD-160',
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  hash160: 'HASH160',
};

export const nameOfAlgorithm = (algorithm: HashAlgorithm): string => algorithmNames[algorithm];

/** The name of a lock's algorithm; its number if it has no name. */
export function algorithmName(lock: HashLock): string {
  const algorithm = algorithmOf(lock);
  return algorithm === undefined ? String(lock[0]) : algorithmNames[algorithm];
}
