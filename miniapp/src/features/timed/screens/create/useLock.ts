import type { AppError } from '@xbts/shared/errors/appError.ts';
import type { HashAlgorithm, HashLock } from '@xbts/shared/protocol/hashAlgorithms.ts';
import { useState } from 'react';
import { type Form, useForm } from '../../../../platform/form.ts';
import { lockByStoredSecret, newSecret, SECRET_BYTES } from '../../model/newSecret.ts';
import { readHash, readSize } from '../../model/timedForm.ts';

/** The holder of the secret: this device, which has just made it, or the other side of a swap. */
export type SecretBy = 'own' | 'theirs';

interface Fields {
  by: SecretBy;
  hash: string;
  algorithm: HashAlgorithm;
  size: string;
}

export interface LockForm extends Fields {
  change: Form<Fields>['change'];
  /** Hex. */
  secret: string;
  errors: { hash: AppError | null; size: AppError | null };
  /** The lock and the length of its secret; stores a secret made here first. Null for invalid input. */
  make: () => Promise<{ hash: HashLock; size: number } | null>;
}

/** The lock of a new timed transfer: from a secret made here, or from the other side's hash. */
export function useLock(): LockForm {
  const { fields, change } = useForm<Fields>({
    by: 'own',
    hash: '',
    algorithm: 'sha256',
    size: String(SECRET_BYTES),
  });
  const { by, hash, algorithm, size } = fields;
  const [secret] = useState(newSecret);
  const [theirs, length] = [readHash(hash, algorithm), readSize(size)];
  return {
    ...fields,
    change,
    secret,
    errors: { hash: theirs.error, size: length.error },
    make: async () => {
      if (by === 'own') return { hash: await lockByStoredSecret(secret), size: SECRET_BYTES };
      const [lock, bytes] = [theirs.value, length.value];
      return lock === null || bytes === null ? null : { hash: lock, size: bytes };
    },
  };
}
