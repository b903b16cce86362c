import { Notice } from '../../../../ui/display/Notice.tsx';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { PasswordForm } from '../../ui/pin/PasswordForm.tsx';
import type { PasswordFlow } from './usePasswordChange.ts';

/** Asks for what opens the owner role; it goes to the signer and is kept in no state of the page. */
export function PresentPassword({ flow }: { flow: PasswordFlow }) {
  const t = useVaultT();
  return (
    <PasswordForm
      label={t('next')}
      hasPin={false}
      password={{
        label: t('presentPassword'),
        name: 'present-password',
        autoComplete: 'current-password',
      }}
      onSubmit={(takePassword) => flow.begin(takePassword())}
    >
      {() => <Notice tone="warning">{t('passwordIntro')}</Notice>}
    </PasswordForm>
  );
}
