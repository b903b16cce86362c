import { useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { notePinForm } from '../../model/pinForm.ts';
import { takeNewPin } from '../../model/takePin.ts';
import { takeUnlockMethod } from '../../model/takeUnlockMethod.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { NewPinFields } from '../../ui/pin/NewPinFields.tsx';
import { PresentPin } from '../../ui/pin/PresentPin.tsx';
import { SecretForm } from '../../ui/pin/SecretForm.tsx';

/** Puts the keys of this device under another PIN. */
export function ChangePin({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const t = useVaultT();
  const form = useSecretForm();
  const present = useRef<SecretInput | null>(null);
  const next = useRef<SecretInput | null>(null);
  const repeated = useRef<SecretInput | null>(null);
  const submit = async () => {
    const pin = await takeUnlockMethod(present.current);
    const newPin = takeNewPin(next.current, repeated.current);
    await signer.changePin({ pin, newPin });
    notePinForm(newPin);
    showToast('success', t('pinChanged'));
    onChanged();
    onClose();
  };
  return (
    <Sheet isOpen title={t('changePin')} onClose={form.isBusy ? undefined : onClose}>
      <SecretForm form={form} label={t('changePin')} onSubmit={submit}>
        <PresentPin label={t('oldPin')} name="pin" input={present} onEdit={form.clearError} hasFocus />
        <NewPinFields pin={next} repeated={repeated} onEdit={form.clearError} />
      </SecretForm>
    </Sheet>
  );
}
