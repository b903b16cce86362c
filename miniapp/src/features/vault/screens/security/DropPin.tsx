import { useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import { readSensor } from '../../../../signer/page/sensors.ts';
import type { Protection } from '../../../../signer/protocol/protection.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { takePin } from '../../model/takePin.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { SecretForm } from '../../ui/pin/SecretForm.tsx';

export interface DropPinProps {
  /** The sensor that becomes the only way in. */
  slot: Protection['tokens'][number];
  onClose: () => void;
  onChanged: () => void;
}

/** Puts the keys under the sensor alone: there is no PIN to search then. */
export function DropPin({ slot, onClose, onChanged }: DropPinProps) {
  const t = useVaultT();
  const form = useSecretForm();
  const field = useRef<SecretInput | null>(null);
  const submit = async () => {
    const pin = takePin(field.current);
    // Asked before anything changes: a sensor that does not answer must not become the only way.
    const newPin = await readSensor(slot, t('pin.biometricsReason'));
    await signer.changePin({ pin, newPin });
    showToast('success', t('pinDropped'));
    onChanged();
    onClose();
  };
  return (
    <Sheet isOpen title={t('dropPin')} onClose={form.isBusy ? undefined : onClose}>
      <SecretForm form={form} label={t('dropPin')} onSubmit={submit}>
        <Notice tone="warning">{t('pin.onlyHint')}</Notice>
        <SecretField label={t('common.pin')} name="pin" input={field} onEdit={form.clearError} hasFocus />
      </SecretForm>
    </Sheet>
  );
}
