import { useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { takeUnlockMethod } from '../../../vault/model/takeUnlockMethod.ts';
import { useSecretForm } from '../../../vault/model/useSecretForm.ts';
import { PresentPin } from '../../../vault/ui/pin/PresentPin.tsx';
import { SecretForm } from '../../../vault/ui/pin/SecretForm.tsx';
import { usePasswordT } from '../../texts/passwordTexts.ts';
import type { PasswordFlow } from './usePasswordChange.ts';

/** The chain has the new keys; the PIN puts them into the vault of this device. */
export function StoreKeys({ flow }: { flow: PasswordFlow }) {
  const t = usePasswordT();
  const form = useSecretForm();
  const field = useRef<SecretInput | null>(null);
  const submit = async () => flow.store(await takeUnlockMethod(field.current));
  return (
    <Section isPadded>
      <SecretForm form={form} label={t('common.confirm')} onSubmit={submit}>
        <Notice>{t('storeKeys')}</Notice>
        <PresentPin label={t('common.pin')} name="pin" input={field} onEdit={form.clearError} hasFocus />
      </SecretForm>
    </Section>
  );
}
