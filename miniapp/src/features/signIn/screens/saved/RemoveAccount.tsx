import { useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import type { SavedAccount } from '../../../account/model/accounts.ts';
import { useSecretForm } from '../../../vault/model/useSecretForm.ts';
import { PresentPin } from '../../../vault/ui/pin/PresentPin.tsx';
import { SecretForm } from '../../../vault/ui/pin/SecretForm.tsx';
import { useSignInT } from '../../texts/signInTexts.ts';
import { removeFromDevice } from './removeFromDevice.ts';

export interface RemoveAccountProps {
  account: SavedAccount;
  onDone: () => void;
}

/** Confirms the removal of an account; removing its keys from the vault needs the PIN. */
export function RemoveAccount({ account, onDone }: RemoveAccountProps) {
  const t = useSignInT();
  const form = useSecretForm();
  const pin = useRef<SecretInput | null>(null);
  const { name } = account;
  const isView = account.type === 'view';
  const submit = async () => {
    await removeFromDevice(account, pin.current);
    showToast('success', t('accounts.removed', { account: name }));
    onDone();
  };
  return (
    <SecretForm
      form={form}
      label={t('accounts.confirmRemove', { account: name })}
      isDanger
      hasPin={!isView}
      onSubmit={submit}
    >
      <Notice tone="warning">
        {t(isView ? 'accounts.removeViewWarning' : 'accounts.removeWarning', { account: name })}
      </Notice>
      {!isView && (
        <PresentPin
          label={t('common.pin')}
          name="pin"
          input={pin}
          hint={t('accounts.removePin')}
          hasFocus
          onEdit={form.clearError}
        />
      )}
    </SecretForm>
  );
}
