import { useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { SecretForm } from '../../ui/pin/SecretForm.tsx';
import type { PasswordFlow } from './usePasswordChange.ts';

/** Asks for what opens the owner role; it goes to the signer and is kept in no state of the page. */
export function PresentPassword({ flow }: { flow: PasswordFlow }) {
  const t = useVaultT();
  const form = useSecretForm();
  const field = useRef<SecretInput>(null);
  return (
    <Section isPadded>
      <SecretForm
        form={form}
        label={t('next')}
        hasPin={false}
        onSubmit={() => flow.begin(field.current?.take() ?? '')}
      >
        <Notice tone="warning">{t('passwordIntro')}</Notice>
        <SecretField
          label={t('presentPassword')}
          name="present-password"
          autoComplete="current-password"
          input={field}
          onEdit={form.clearError}
        />
      </SecretForm>
    </Section>
  );
}
