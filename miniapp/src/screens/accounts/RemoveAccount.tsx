import { useRef } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { SecretField, type SecretInput } from '../../components/SecretField.tsx';
import { useAccountT } from '../../i18n/accountTexts.ts';
import { useT } from '../../i18n/useT.ts';
import { SecretForm } from '../../pin/SecretForm.tsx';
import { useSecretForm } from '../../pin/useSecretForm.ts';
import type { SavedAccount } from '../../stores/accounts.ts';
import { showToast } from '../../stores/toasts.ts';
import { removeFromDevice } from './removeFromDevice.ts';

export interface RemoveAccountProps {
  account: SavedAccount;
  onDone: () => void;
}

/** Asks before an account leaves the device; its keys leave the vault by the PIN. */
export function RemoveAccount({ account, onDone }: RemoveAccountProps) {
  const t = useAccountT();
  const tApp = useT();
  const form = useSecretForm();
  const pin = useRef<SecretInput>(null);
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
        <SecretField
          label={tApp('pin.label')}
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
