import { useRef } from 'react';
import { SecretField, type SecretInput } from '../../../components/SecretField.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import { useT } from '../../../i18n/useT.ts';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { signer } from '../../../signer/client.ts';
import { takeNewPin, takePin } from '../../../signer/takePin.ts';
import { useSecretForm } from '../../../signer/useSecretForm.ts';
import { showToast } from '../../../stores/toasts.ts';
import { SecretForm } from './SecretForm.tsx';

/** Puts the keys of this device under another PIN. */
export function ChangePin({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const t = useVaultT();
  const common = useT();
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
        <SecretField
          label={t('newPin')}
          name="new-pin"
          input={next}
          hint={common('pin.rule')}
          onEdit={form.clearError}
        />
        <SecretField
          label={common('pin.repeat')}
          name="pin-repeat"
          input={repeated}
          onEdit={form.clearError}
        />
      </SecretForm>
    </Sheet>
  );
}
