import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { useEffect, useState } from 'react';
import { signer } from '../../../../../signer/page/client.ts';
import { type Look, waitForAccount } from '../../../model/ownAccount.ts';
import type { Checked } from '../useLogin.ts';

export interface Inclusion extends Look {
  /** The error that ended the wait; null while it lasts. */
  readonly error: AppError | null;
  /** Waits again after an error. */
  again(): void;
}

async function openNew(name: string, waiting: Parameters<typeof waitForAccount>[2]): Promise<Checked> {
  const account = await waitForAccount(name, await signer.newKeys(name), waiting);
  const opening = await signer.openNewAccount(account);
  const { hasVault } = await signer.status();
  return { opening, hasVault, account };
}

/** Waits for a registered account on the chain, and opens it with the signer's password. `onOpened` must be stable. */
export function useInclusion(name: string, onOpened: (checked: Checked) => void): Inclusion {
  const [look, setLook] = useState<Look>({ isLate: false, trouble: null });
  const [error, setError] = useState<AppError | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn waits again
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    setError(null);
    openNew(name, { signal, onLook: (next) => signal.aborted || setLook(next) }).then(
      (checked) => signal.aborted || onOpened(checked),
      (thrown) => signal.aborted || setError(toAppError(thrown)),
    );
    return () => ended.abort();
  }, [name, onOpened, turn]);
  return { ...look, error, again: () => setTurn((count) => count + 1) };
}
