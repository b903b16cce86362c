import { useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { takeWay } from '../../model/takeWay.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { PresentPin } from '../../ui/pin/PresentPin.tsx';
import { SecretForm } from '../../ui/pin/SecretForm.tsx';
import type { PasswordFlow } from './usePasswordChange.ts';

/** The chain has the new keys; the PIN puts them into the vault of this device. */
export function StoreKeys({ flow }: { flow: PasswordFlow }) {
  const t = useVaultT();
  const form = useSecretForm();
  const field = useRef<SecretInput | null>(null);
  const submit = async () => flow.store(await takeWay(field.current));
  return (
    <Section isPadded>
      <SecretForm form={form} label={t('confirm')} onSubmit={submit}>
        <Notice>{t('storeKeys')}</Notice>
        <PresentPin label={t('pin.label')} name="pin" input={field} onEdit={form.clearError} hasFocus />
      </SecretForm>
    </Section>
  );
}
