import { useEffect, useState } from 'react';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { showError } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import { availableSensor, unlockBySensor } from '../../../../signer/page/sensors.ts';
import type { Protection } from '../../../../signer/protocol/protection.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { useVaultT } from '../../texts/vaultTexts.ts';

type SensorSlot = Protection['tokens'][number];

async function findSensor(): Promise<SensorSlot | null> {
  const [source, { tokens }] = await Promise.all([availableSensor(), signer.protection()]);
  return tokens.find((slot) => slot.source === source) ?? null;
}

/** Unlocks by finger, face or passkey if set up; otherwise renders nothing. */
export function SensorButton({ account, onUnlocked }: { account: string; onUnlocked: () => void }) {
  const t = useVaultT();
  const [slot, setSlot] = useState<SensorSlot | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    findSensor().then(setSlot, showError);
  }, []);
  if (slot === null) return null;
  const press = async () => {
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
  return (
    <Button kind="secondary" isStretched isLoading={isBusy} onPress={() => void press()}>
      {t(slot.source === 'passkey' ? 'pin.passkey' : 'pin.biometrics')}
    </Button>
  );
}
