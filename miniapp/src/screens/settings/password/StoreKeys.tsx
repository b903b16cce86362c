import { useRef } from 'react';
import { Notice } from '../../../components/Notice.tsx';
import { SecretField, type SecretInput } from '../../../components/SecretField.tsx';
import { Section } from '../../../components/Section.tsx';
import { useT } from '../../../i18n/useT.ts';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { SecretForm } from '../../../pin/SecretForm.tsx';
import { takePin } from '../../../pin/takePin.ts';
import { useSecretForm } from '../../../pin/useSecretForm.ts';
import type { PasswordFlow } from './usePasswordChange.ts';

/** The chain has the new keys; the PIN puts them into the vault of this device. */
export function StoreKeys({ flow }: { flow: PasswordFlow }) {
  const t = useVaultT();
  const common = useT();
  const form = useSecretForm();
  const field = useRef<SecretInput>(null);
  const submit = () => flow.store(takePin(field.current));
  return (
    <Section isPadded>
      <SecretForm form={form} label={t('confirm')} onSubmit={submit}>
        <Notice>{t('storeKeys')}</Notice>
        <SecretField label={common('pin.label')} name="pin" input={field} onEdit={form.clearError} hasFocus />
      </SecretForm>
    </Section>
  );
}
