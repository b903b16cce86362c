import { useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import type { Way } from '../../../../signer/protocol/protection.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { takeWay } from '../../model/takeWay.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { PresentPin } from '../../ui/pin/PresentPin.tsx';
import { SecretForm } from '../../ui/pin/SecretForm.tsx';

export interface MakePaperProps {
  account: string;
  onMake: (pin: Way, secret: string) => Promise<void>;
}

/** Asks for the PIN and, for all keys, the account's password or owner key; both go to the signer and are kept in no state. */
export function MakePaper({ account, onMake }: MakePaperProps) {
  const t = useAccountT();
  const vaultT = useVaultT();
  const form = useSecretForm();
  const pin = useRef<SecretInput>(null);
  const secret = useRef<SecretInput>(null);
  const submit = async () => onMake(await takeWay(pin.current), secret.current?.take() ?? '');
  return (
    <Section header={account} footer={t('paper.heldHint')} isPadded>
      <SecretForm form={form} label={t('paper.make')} onSubmit={submit}>
        <Notice tone="warning">{t('paper.heldLead')}</Notice>
        <PresentPin label={vaultT('pinHere')} name="pin" input={pin} onEdit={form.clearError} hasFocus />
        <SecretField
          label={t('paper.secret')}
          name="present-password"
          autoComplete="current-password"
          input={secret}
          onEdit={form.clearError}
        />
      </SecretForm>
    </Section>
  );
}
