/** The hashes that lock a timed transfer, by the chain's numbers (bitshares-core, protocol/htlc.hpp, htlc_hash). */
export const hashAlgorithms = ['ripemd160', 'sha1', 'sha256', 'hash160'] as const;

export type HashAlgorithm = (typeof hashAlgorithms)[number];

/** A lock in the chain's form: the number of the algorithm, then the hash as hex. */
export type HashLock = [algorithm: number, hash: string];

/** The length in bytes of each algorithm's hash. */
export const hashBytes: Readonly<Record<HashAlgorithm, number>> = {
  ripemd160: 20,
  sha1: 20,
  sha256: 32,
  hash160: 20,
};

/** The algorithm of a chain's number; undefined for an unknown number. */
export const algorithmOf = ([number]: HashLock): HashAlgorithm | undefined => hashAlgorithms[number];
