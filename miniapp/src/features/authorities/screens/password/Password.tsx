import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { PasswordForm } from '../../../vault/ui/pin/PasswordForm.tsx';
import { usePasswordT } from '../../texts/passwordTexts.ts';
import { ConfirmNewPassword } from './ConfirmNewPassword.tsx';
import { StoreKeys } from './StoreKeys.tsx';
import { type PasswordFlow, usePasswordChange } from './usePasswordChange.ts';

/** Asks for the secret of the owner role; it goes to the signer, never into the page's state. */
function PresentPassword({ flow }: { flow: PasswordFlow }) {
  const t = usePasswordT();
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

/** Change of the account's password: an update of the account that its owner key signs. */
export function Password({ account }: { account: string }) {
  const t = usePasswordT();
  const flow = usePasswordChange(account);
  return (
    <Page title={t('common.changePassword')}>
      <Step account={account} flow={flow} />
    </Page>
  );
}

function Step({ account, flow }: { account: string; flow: PasswordFlow }) {
  const t = usePasswordT();
  switch (flow.step) {
    case 'present':
      return <PresentPassword flow={flow} />;
    case 'written':
      return <ConfirmNewPassword account={account} flow={flow} />;
    case 'waiting':
      return <Notice>{t('waiting')}</Notice>;
    case 'pin':
      return <StoreKeys flow={flow} />;
    case 'refused':
      return <Notice tone="error">{t('refused')}</Notice>;
    case 'done':
      return <Notice>{t('passwordChanged')}</Notice>;
  }
}
