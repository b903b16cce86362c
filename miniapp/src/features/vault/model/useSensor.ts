import { useEffect, useState } from 'react';
import { showError } from '../../../platform/toasts.ts';
import { availableSensor } from '../../../signer/page/sensors.ts';
import type { TokenSource } from '../../../signer/protocol/protection.ts';

/** The available sensor; null for none, and until it is known. */
export function useSensor(): TokenSource | null {
  const [sensor, setSensor] = useState<TokenSource | null>(null);
  useEffect(() => {
    availableSensor().then(setSensor, showError);
  }, []);
  return sensor;
}
