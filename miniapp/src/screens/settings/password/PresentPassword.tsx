import { useRef } from 'react';
import { Notice } from '../../../components/Notice.tsx';
import { SecretField, type SecretInput } from '../../../components/SecretField.tsx';
import { Section } from '../../../components/Section.tsx';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { SecretForm } from '../../../pin/SecretForm.tsx';
import { useSecretForm } from '../../../pin/useSecretForm.ts';
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
