import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { ConfirmNewPassword } from './ConfirmNewPassword.tsx';
import { PresentPassword } from './PresentPassword.tsx';
import { StoreKeys } from './StoreKeys.tsx';
import { type PasswordFlow, usePasswordChange } from './usePasswordChange.ts';

/** Change of the account's password: an update of the account that its owner key signs. */
export function Password({ account }: { account: string }) {
  const t = useVaultT();
  const flow = usePasswordChange(account);
  return (
    <Page title={t('password')}>
      <Step account={account} flow={flow} />
    </Page>
  );
}

function Step({ account, flow }: { account: string; flow: PasswordFlow }) {
  const t = useVaultT();
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
