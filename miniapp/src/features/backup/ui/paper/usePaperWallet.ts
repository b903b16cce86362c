import { useEffect, useState } from 'react';
import { signer } from '../../../../signer/page/client.ts';
import type { PaperWallet } from '../../../../signer/protocol/paper.ts';

export interface PaperWalletRead {
  /** Null before the signer has answered. */
  readonly wallet: PaperWallet | null;
  readonly error: unknown;
}

/** The new password's paper wallet for an account, only in the component's state and dropped with it. */
export function usePaperWallet(account: string): PaperWalletRead {
  const [wallet, setWallet] = useState<PaperWallet | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    signer.paperWallet(account).then(
      (made) => {
        if (isWanted) setWallet(made);
      },
      (thrown: unknown) => setError(thrown),
    );
    return () => {
      isWanted = false;
      setWallet(null);
    };
  }, [account]);
  return { wallet, error };
}
