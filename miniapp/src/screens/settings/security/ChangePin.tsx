import { AppError } from '@xbts/shared/errors/appError.ts';
import { useRef } from 'react';
import { SecretField, type SecretInput } from '../../../components/SecretField.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import { useT } from '../../../i18n/useT.ts';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { signer } from '../../../signer/client.ts';
import { checkNewPin } from '../../../signer/newPin.ts';
import { showToast } from '../../../stores/toasts.ts';
import { SecretForm } from './SecretForm.tsx';
import { useSecretForm } from './useSecretForm.ts';

/** Puts the keys of this device under another PIN. */
export function ChangePin({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const t = useVaultT();
  const common = useT();
  const form = useSecretForm();
  const present = useRef<SecretInput>(null);
  const next = useRef<SecretInput>(null);
  const repeated = useRef<SecretInput>(null);
  const submit = async () => {
    const pin = present.current?.take() ?? '';
    const newPin = next.current?.take() ?? '';
    const again = repeated.current?.take() ?? '';
    if (pin === '') throw new AppError('pin.empty');
    checkNewPin(newPin, again);
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
