import { useRef } from 'react';
import { SecretField, type SecretInput } from '../../../components/SecretField.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import { useT } from '../../../i18n/useT.ts';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { SecretForm } from '../../../pin/SecretForm.tsx';
import { takePin } from '../../../pin/takePin.ts';
import { useSecretForm } from '../../../pin/useSecretForm.ts';
import { disableSensor, enableSensor } from '../../../signer/sensors.ts';
import type { TokenSource } from '../../../signer/vault/envelope.ts';
import type { Protection } from '../../../signer/vault/vault.ts';

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
  const common = useT();
  const form = useSecretForm();
  const field = useRef<SecretInput>(null);
  const submit = async () => {
    const pin = takePin(field.current);
    const reason = t('sensorReason');
    onChanged(isOn ? await disableSensor(source, pin) : await enableSensor(source, { pin, account, reason }));
    onClose();
  };
  return (
    <Sheet isOpen title={t(source)} onClose={form.isBusy ? undefined : onClose}>
      <SecretForm form={form} label={t('confirm')} onSubmit={submit}>
        <SecretField
          label={common('pin.label')}
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
