import { useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { disableSensor, enableSensor } from '../../../../signer/page/sensors.ts';
import type { Protection, TokenSource } from '../../../../signer/protocol/protection.ts';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { takePin } from '../../model/takePin.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { SecretForm } from '../../ui/pin/SecretForm.tsx';

export interface SensorSheetProps {
  source: TokenSource;
  isOn: boolean;
  account: string;
  onClose: () => void;
  onChanged: (protection: Protection) => void;
}

/** Turns unlocking by finger, face or passkey on or off, which takes the PIN. */
export function SensorSheet({ source, isOn, account, onClose, onChanged }: SensorSheetProps) {
  const t = useVaultT();
  const form = useSecretForm();
  const field = useRef<SecretInput | null>(null);
  const submit = async () => {
    const pin = takePin(field.current);
    const reason = t('sensorReason');
    onChanged(isOn ? await disableSensor(source, pin) : await enableSensor(source, { pin, account, reason }));
    onClose();
  };
  return (
    <Sheet isOpen title={t(source)} onClose={form.isBusy ? undefined : onClose}>
      <SecretForm form={form} label={t('common.confirm')} onSubmit={submit}>
        <SecretField
          label={t('common.pin')}
          name="pin"
          input={field}
          hint={t('sensorPin')}
          onEdit={form.clearError}
          hasFocus
        />
      </SecretForm>
    </Sheet>
  );
}
