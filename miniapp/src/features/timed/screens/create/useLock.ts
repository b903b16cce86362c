import type { AppError } from '@xbts/shared/errors/appError.ts';
import type { HashAlgorithm, HashLock } from '@xbts/shared/protocol/hashAlgorithms.ts';
import { useState } from 'react';
import { lockByKeptSecret, newSecret, SECRET_BYTES } from '../../model/newSecret.ts';
import { faultOf, readHash, readIn, readSize } from '../../model/timedForm.ts';

/** Who has the secret: this device, which has just made it, or the other side of a swap. */
export type SecretBy = 'own' | 'theirs';

export interface LockForm {
  by: SecretBy;
  setBy: (by: SecretBy) => void;
  /** Hex. */
  secret: string;
  hash: string;
  setHash: (hash: string) => void;
  algorithm: HashAlgorithm;
  setAlgorithm: (algorithm: HashAlgorithm) => void;
  size: string;
  setSize: (size: string) => void;
  errors: { hash: AppError | null; size: AppError | null };
  /** The lock and the length of its secret, which is kept first where it was made here; null while what was typed is none. */
  make: () => Promise<{ hash: HashLock; size: number } | null>;
}

/** The lock of a new timed transfer: of a secret made here, or by the other side's hash. */
export function useLock(): LockForm {
  const [by, setBy] = useState<SecretBy>('own');
  const [secret] = useState(newSecret);
  const [hash, setHash] = useState('');
  const [algorithm, setAlgorithm] = useState<HashAlgorithm>('sha256');
  const [size, setSize] = useState(String(SECRET_BYTES));
  const [theirs, length] = [readHash(hash, algorithm), readSize(size)];
  return {
    by,
    setBy,
    secret,
    hash,
    setHash,
    algorithm,
    setAlgorithm,
    size,
    setSize,
    errors: { hash: faultOf(theirs), size: faultOf(length) },
    make: async () => {
      if (by === 'own') return { hash: await lockByKeptSecret(secret), size: SECRET_BYTES };
      const [lock, bytes] = [readIn(theirs), readIn(length)];
      return lock === null || bytes === null ? null : { hash: lock, size: bytes };
    },
  };
}
