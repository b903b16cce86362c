import { useEffect, useRef, useState } from 'react';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { showError } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import { availableSensor, unlockBySensor } from '../../../../signer/page/sensors.ts';
import type { Protection } from '../../../../signer/protocol/protection.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';

type SensorSlot = Protection['tokens'][number];

async function findSensor(): Promise<SensorSlot | null> {
  const [source, { tokens }] = await Promise.all([availableSensor(), signer.protection()]);
  return tokens.find((slot) => slot.source === source) ?? null;
}

export interface SensorUnlock {
  /** Null where no sensor was set up, and until it is known. */
  readonly slot: SensorSlot | null;
  readonly isBusy: boolean;
  ask(): Promise<void>;
}

/**
 * Unlocks by finger, face or passkey where that was set up. The messenger's biometrics are asked at once; a passkey waits for a press, without which
 * browsers refuse it.
 */
export function useSensorUnlock(account: string, onUnlocked: () => void): SensorUnlock {
  const t = useVaultT();
  const [slot, setSlot] = useState<SensorSlot | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    findSensor().then(setSlot, showError);
  }, []);
  const ask = async () => {
    if (slot === null || isBusy) return;
    setBusy(true);
    try {
      await unlockBySensor(account, slot, t('pin.biometricsReason'));
      messenger.haptic('success');
      onUnlocked();
    } catch (error) {
      messenger.haptic('error');
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  const latest = useRef(ask);
  latest.current = ask;
  const isAskedAtOnce = slot?.source === 'biometrics';
  useEffect(() => {
    if (isAskedAtOnce) void latest.current();
  }, [isAskedAtOnce]);
  return { slot, isBusy, ask };
}
