import { useEffect, useState } from 'react';
import { showError } from '../../../platform/toasts.ts';
import { signer } from '../../../signer/page/client.ts';

/** Whether this device's vault has no PIN, so that none is asked for. */
export function useIsPinless(): boolean {
  const [isPinless, setPinless] = useState(false);
  useEffect(() => {
    signer.protection().then((protection) => setPinless(protection.isPinless), showError);
  }, []);
  return isPinless;
}
