import { useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import type { UnlockMethod } from '../../../../signer/protocol/protection.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { takeUnlockMethod } from '../../../vault/model/takeUnlockMethod.ts';
import { PasswordForm } from '../../../vault/ui/pin/PasswordForm.tsx';
import { PresentPin } from '../../../vault/ui/pin/PresentPin.tsx';
import { usePaperT } from '../../texts/paperTexts.ts';

export interface MakePaperProps {
  account: string;
  onMake: (pin: UnlockMethod, secret: string) => Promise<void>;
}

/**
 * Asks for the PIN and, for all keys, the account's password or owner key; both go to the signer, never into a state.
 */
export function MakePaper({ account, onMake }: MakePaperProps) {
  const t = usePaperT();
  const pin = useRef<SecretInput | null>(null);
  return (
    <PasswordForm
      header={account}
      footer={t('paper.heldHint')}
      label={t('paper.make')}
      password={{
        label: t('paper.secret'),
        name: 'present-password',
        autoComplete: 'current-password',
      }}
      onSubmit={async (takePassword) => onMake(await takeUnlockMethod(pin.current), takePassword())}
    >
      {(clearError) => (
        <>
          <Notice tone="warning">{t('paper.heldLead')}</Notice>
          <PresentPin name="pin" input={pin} onEdit={clearError} hasFocus />
        </>
      )}
    </PasswordForm>
  );
}
