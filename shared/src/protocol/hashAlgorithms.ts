/** The hashes that lock a timed transfer, by the chain's numbers for them (bitshares-core, protocol/htlc.hpp, htlc_hash). */
export const hashAlgorithms = ['ripemd160', 'sha1', 'sha256', 'hash160'] as const;

export type HashAlgorithm = (typeof hashAlgorithms)[number];

/** A lock as the chain has it: the number of the algorithm, then the hash as hex. */
export type HashLock = [algorithm: number, hash: string];

/** Bytes of a hash of each algorithm. */
export const hashBytes: Readonly<Record<HashAlgorithm, number>> = {
  ripemd160: 20,
  sha1: 20,
  sha256: 32,
  hash160: 20,
};

/** The algorithm behind the chain's number; undefined for a number that it does not have. */
export const algorithmOf = ([number]: HashLock): HashAlgorithm | undefined => hashAlgorithms[number];
