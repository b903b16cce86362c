import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import { useEffect, useState } from 'react';
import { signer } from '../../../../signer/page/client.ts';
import type { PaperWallet } from '../../../../signer/protocol/paper.ts';
import type { UnlockMethod } from '../../../../signer/protocol/protection.ts';
import { readAccount } from '../../../account/model/readAccount.ts';
import { useSettings } from '../../../settings/model/settings.ts';

export interface HeldPaper {
  /** Null until it is made, and after it is dropped. */
  readonly wallet: PaperWallet | null;
  /** @throws AppError vault codes, login.wrong_password, login.key_not_of_account and those of ChainClient.call */
  make(pin: UnlockMethod, secret: string): Promise<void>;
  putAway(): void;
}

/**
 * The paper of an account on this device, only in the component's state: it is dropped with it, with any lock, and
 * after the wallet's idle time, counted from its display.
 */
export function useHeldPaper(account: string): HeldPaper {
  const [wallet, setWallet] = useState<PaperWallet | null>(null);
  const minutes = useSettings(({ autoLockMinutes }) => autoLockMinutes);
  useEffect(() => {
    if (wallet === null) return undefined;
    const putAway = () => setWallet(null);
    const stopLock = signer.onLock(putAway);
    const timer = setTimeout(putAway, minutes * MINUTE_MS);
    return () => {
      stopLock();
      clearTimeout(timer);
    };
  }, [wallet, minutes]);
  return {
    wallet,
    make: async (pin, secret) =>
      setWallet(await signer.heldPaper({ account: await readAccount(account), pin, secret })),
    putAway: () => setWallet(null),
  };
}
