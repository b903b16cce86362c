import { useRef } from 'react';
import { SecretField, type SecretInput } from '../../../components/SecretField.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { NewPinFields } from '../../../pin/NewPinFields.tsx';
import { SecretForm } from '../../../pin/SecretForm.tsx';
import { takeNewPin, takePin } from '../../../pin/takePin.ts';
import { useSecretForm } from '../../../pin/useSecretForm.ts';
import { signer } from '../../../signer/client.ts';
import { showToast } from '../../../stores/toasts.ts';

/** Puts the keys of this device under another PIN. */
export function ChangePin({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const t = useVaultT();
  const form = useSecretForm();
  const present = useRef<SecretInput>(null);
  const next = useRef<SecretInput>(null);
  const repeated = useRef<SecretInput>(null);
  const submit = async () => {
    const pin = takePin(present.current);
    const newPin = takeNewPin(next.current, repeated.current);
    await signer.changePin({ pin, newPin });
    showToast('success', t('pinChanged'));
    onChanged();
    onClose();
  };
  return (
    <Sheet isOpen title={t('changePin')} onClose={form.isBusy ? undefined : onClose}>
      <SecretForm form={form} label={t('changePin')} onSubmit={submit}>
        <SecretField label={t('oldPin')} name="pin" input={present} onEdit={form.clearError} hasFocus />
        <NewPinFields label={t('newPin')} pin={next} repeated={repeated} onEdit={form.clearError} />
      </SecretForm>
    </Sheet>
  );
}
