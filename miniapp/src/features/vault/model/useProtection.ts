import { useEffect, useState } from 'react';
import { showError } from '../../../platform/toasts.ts';
import { signer } from '../../../signer/page/client.ts';
import type { Protection } from '../../../signer/protocol/protection.ts';

export interface Guarded {
  /** Null while it is read, or when that failed. */
  protection: Protection | null;
  hasKeys: boolean;
  set(protection: Protection): void;
  read(): void;
}

/** The vault's protection according to the signer. */
export function useProtection(): Guarded {
  const [protection, set] = useState<Protection | null>(null);
  const [hasKeys, setHasKeys] = useState(false);
  const read = () => {
    Promise.all([signer.status(), signer.protection()]).then(([status, found]) => {
      setHasKeys(status.hasVault);
      set(found);
    }, showError);
  };
  useEffect(read, []);
  return { protection, hasKeys, set, read };
}
